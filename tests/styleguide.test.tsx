import { readdirSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { loadSite } from "../app/content-model/site.ts";
import { loadShell } from "../app/shell.loader.ts";
import { Example, parts } from "../app/styleguide/styleguide.tsx";

const shell = loadShell(loadSite());

test("every building block shows its states", () => {
  const shown = parts.map(({ part }) => part);
  for (const block of readdirSync("app/ui", { withFileTypes: true })) {
    if (block.isDirectory()) expect(shown).toContain(`ui/${block.name}`);
  }
});

describe.each(parts)("$part", ({ examples }) => {
  test.each(Object.entries(examples))("%s", (_name, element) => {
    const html = renderToString(<Example shell={shell}>{element}</Example>);
    expect(html).toMatch(/^<[a-z]/);
    // The policy of the site refuses both.
    expect(html).not.toMatch(/ style="| on[a-z]+="/);
  });
});
