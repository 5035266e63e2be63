import { z } from "zod";
import { contentFile, matching, pagePath } from "./fields.ts";

const oldPath = matching(
  /^(\/(?!\.{1,2}(\/|$))([^\s/?#*:\\%]|%[\dA-Fa-f]{2}| (?=\S))+)+\/?$/,
  "an address without the site’s name, such as /old-page or /our team.html. Any character may be in it but ? # * : and \\, which web hosts do not read as part of an address, and % other than in codes such as %20",
);

export const redirectsFile = contentFile(
  "redirects.yaml",
  z
    .array(
      z.strictObject({
        from: oldPath.describe(
          "The old address without the site’s name, such as /old-page. It leads on with or without .html or a slash at its end, too. Capital letters matter: copy them.",
        ),
        to: pagePath.meta({ title: "To" }).describe("The page that people get instead."),
      }),
    )
    .meta({ title: "Moved pages" })
    .describe(
      "Old addresses that should still lead somewhere: of a page that moved, an article you deleted, or your old website. Bookmarks and search engines use them for years.",
    ),
);
