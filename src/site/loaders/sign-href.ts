import { pagePaths } from "../../addresses/paths.ts";
import type { RichText } from "../../content/rich-text.ts";
import type { Level } from "../../formatting/levels.ts";
import type { Sign } from "../site.ts";

export type SignLink = {
  name: string;
  level?: Level | undefined;
  href?: string | undefined;
  /** What raises its level. */
  unless?: RichText | undefined;
};

/** Whether the emergency page has a card of a sign: there is something to know or to do. */
export const hasCard = ({ looks, steps, avoid }: Sign) => Boolean(looks ?? steps ?? avoid);

/** Where to read on about a sign: its card, its page, or its first place on the emergency page. */
export function signHref(sign: Sign): string {
  if (hasCard(sign)) return `${pagePaths.emergency}#${sign.id}`;
  return sign.path ?? `${pagePaths.emergency}#where-${sign.where[0]}`;
}
