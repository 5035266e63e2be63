import { z } from "zod";
import { contentFile, sitePage, textMatching, unique } from "../reader/fields.ts";

/** An old address, encoded as browsers send it: they show /über-uns for /%C3%BCber-uns. */
export const oldPath = textMatching(
  /^\/(?!\/)[^\s?#*:\\]+$/,
  "an address without the site’s name, as the address bar shows it, such as /old-page.html. ? # * : and spaces cannot be in it",
).transform((from) => new URL(from, "https://old.example").pathname);

export const redirectsFile = contentFile(
  "redirects.yaml",
  z
    .array(
      z.strictObject({
        from: oldPath.describe("Such as /old-page.html, letter by letter from the address bar."),
        to: sitePage.meta({ title: "To" }).describe("The page that people get instead."),
      }),
    )
    .check(unique("from", "an address that no other entry has"))
    .meta({ title: "Moved pages" })
    .describe("Of pages that moved or are gone, or of your old website: bookmarks have them."),
);
