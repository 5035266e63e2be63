import type { PageData, PageFrame } from "../site/page-data.ts";

export type LoadedPage = PageData & {
  content: PageFrame;
  Component: PageComponent;
};

type Loader = { load: (...parameters: never[]) => object };

/** Props of a route's component; `Route` is the type of its declaration. */
export type PageProps<Route extends Loader> = {
  content: ReturnType<Route["load"]> & Omit<PageFrame, keyof ReturnType<Route["load"]>>;
};

// TypeScript cannot match components to loaders across the dynamic import.
// biome-ignore lint/suspicious/noExplicitAny: each route checks its own props against its loader
type PageComponent = (props: any) => React.ReactNode;
