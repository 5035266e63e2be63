import type { MDXContent } from "mdx/types.js";
import type { PageData } from "../site/route-table.ts";
import type { PhotoCopies } from "../ui/picture/picture.tsx";

/** A loaded page: its metadata, content, photos, MDX body if any, and component. */
export type LoadedPage = PageData & {
  photos: PhotoCopies;
  Body: MDXContent | undefined;
  Component: PageComponent;
};

type Loader = { load: (...parameters: never[]) => object };

/** Props of a route's component; `Route` is the type of its declaration. */
export type PageProps<Route extends Loader> = { content: ReturnType<Route["load"]> };

/** The same, for a route with an MDX body. */
export type PageWithBodyProps<Route extends Loader> = PageProps<Route> & { Body: MDXContent };

// TypeScript cannot match components to loaders across the dynamic import.
// biome-ignore lint/suspicious/noExplicitAny: each route checks its own props against its loader
type PageComponent = (props: any) => React.ReactNode;
