import { finder } from "virtual:sign-finder";
import { signFinder } from "./find-signs.ts";

/* What the field loads when it is first touched: to find signs, and to show them. */

export { SignLinks } from "../sign-links/sign-links.tsx";

const search = await signFinder(finder.entries, finder.lexicon);

export const find = (typed: string) => search(typed)?.map(({ entry }) => entry);
