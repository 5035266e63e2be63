import { z } from "zod";
import { contentFile, matching, pagePath, unique } from "./fields.ts";

const oldPath = matching(
  /^\/(?!\/)[^\s?#*:]+$/,
  "an address without the site’s name, as the address bar shows it, such as /old-page.html. ? # * : and spaces cannot be in it",
);

export const redirectsFile = contentFile(
  "redirects.yaml",
  z
    .array(
      z.strictObject({
        from: oldPath.describe(
          "The old address without the site’s name, such as /old-page.html. Copy it letter by letter from the address bar.",
        ),
        to: pagePath.meta({ title: "To" }).describe("The page that people get instead."),
      }),
    )
    .check(unique("from", "an address that no other entry has"))
    .meta({ title: "Moved pages" })
    .describe(
      "Old addresses that should still lead somewhere: of a page that moved, an article you deleted, or your old website. Bookmarks and search engines use them for years.",
    ),
);
