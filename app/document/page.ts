import type { MDXContent } from "mdx/types.js";
import type { HeadTags } from "../policies/page-metadata.ts";

/** What a route's loader hands to its page: the head, and the words and facts that the component shows. */
export type PageData<Content> = {
  head: HeadTags;
  content: Content;
};

/** A loaded page as the browser holds it: the data, the prose if there is some, its component. */
export type LoadedPage = {
  data: PageData<unknown>;
  Body: MDXContent | undefined;
  Component: PageComponent;
};

type Loader = { load: (...parameters: never[]) => PageData<unknown> };

/** What the component of a route receives; `Route` is the type of its declaration. */
export type PageProps<Route extends Loader> = { content: ReturnType<Route["load"]>["content"] };

/** The same for a route whose prose is MDX. */
export type PageWithBodyProps<Route extends Loader> = PageProps<Route> & { Body: MDXContent };

// What joins components to loaders is not checked across the dynamic import.
// biome-ignore lint/suspicious/noExplicitAny: each route checks its own props against its loader
export type PageComponent = (props: any) => React.ReactNode;
