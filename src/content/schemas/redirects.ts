import { z } from "zod";
import { contentFile, oldPath, pagePath } from "./fields.ts";

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
