import type { MDXContent } from "mdx/types.js";
import type { PageProps } from "../../document/page.ts";
import type { route } from "./route.ts";

type Content = PageProps<typeof route>["content"];
type Kind = Content["pattern"]["kind"];

/** The data of one pattern. */
export type ServicePattern<K extends Kind> = Extract<Content["pattern"], { kind: K }>;

/** A pattern renders the head and the three prose sections. */
export type ServicePatternProps<K extends Kind> = {
  content: Content;
  pattern: ServicePattern<K>;
  Body: MDXContent;
};
