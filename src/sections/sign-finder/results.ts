import { finder } from "virtual:sign-finder";
import { signFinder } from "./find-signs.ts";

/* What the field loads when it is first touched: to find signs, and to show them. */

export { SignLinks } from "../sign-links/sign-links.tsx";
export const find = signFinder(finder);
