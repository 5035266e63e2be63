import type { MDXContent } from "mdx/types.js";
import type { PageProps } from "../../document/page.ts";
import type { route } from "./route.ts";

type Content = PageProps<typeof route>["content"];
type Kind = Content["pattern"]["kind"];

/** What a page of one pattern shows besides its words. */
export type ServicePattern<K extends Kind> = Extract<Content["pattern"], { kind: K }>;

/** What a pattern composes: the head and the three sections of the prose. */
export type ServicePatternProps<K extends Kind> = {
  content: Content;
  pattern: ServicePattern<K>;
  Body: MDXContent;
};
