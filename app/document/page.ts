import type { MDXContent } from "mdx/types.js";
import type { HeadTags } from "../policies/page-metadata.ts";

/** What a route loader hands to the page: its head, and the words and facts that its component shows. */
export type PageData<Content> = {
  head: HeadTags;
  content: Content;
};

/** A loaded page as the browser holds it: the data, the prose where there is some, its component. */
export type LoadedPage = {
  data: PageData<unknown>;
  Body: MDXContent | undefined;
  Component: PageComponent;
};

/** What the component of a route receives; `Loader` is the type of the route's loader. */
export type PageProps<Loader extends (...parameters: never[]) => PageData<unknown>> = {
  content: ReturnType<Loader>["content"];
};

/** The same for a route whose prose is MDX. */
export type PageWithBodyProps<Loader extends (...parameters: never[]) => PageData<unknown>> =
  PageProps<Loader> & { Body: MDXContent };

// The table that joins components to loaders is not checked across the dynamic import.
// biome-ignore lint/suspicious/noExplicitAny: each route checks its own props against its loader
export type PageComponent = (props: any) => React.ReactNode;
