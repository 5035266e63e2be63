import type { PageEnd } from "../sections/closing-call/closing-call.tsx";
import type { Trail } from "../site/page-meta.ts";
import type { PageData } from "../site/route-table.ts";

/** A loaded page: its metadata, content and component. */
export type LoadedPage = PageData & {
  content: PageEnd;
  Component: PageComponent;
};

type Loader = { load: (...parameters: never[]) => object };

/** Props of a route's component; `Route` is the type of its declaration. */
export type PageProps<Route extends Loader> = {
  content: ReturnType<Route["load"]> & { trail: Trail };
};

// TypeScript cannot match components to loaders across the dynamic import.
// biome-ignore lint/suspicious/noExplicitAny: each route checks its own props against its loader
type PageComponent = (props: any) => React.ReactNode;
