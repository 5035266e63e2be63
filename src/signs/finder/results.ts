import { finder } from "virtual:sign-finder";
import { signFinder } from "./find-signs.ts";

/* What the field for signs loads when somebody first touches it: the code that finds and shows signs. */

export { SignLinks } from "../sign-links/sign-links.tsx";

const search = await signFinder(finder.entries, finder.lexicon);

export const find = (typed: string) => search(typed)?.map(({ entry }) => entry);
