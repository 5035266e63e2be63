import { readdirSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { loadShell } from "../app/content-model/load-shell.ts";
import { loadSite } from "../app/content-model/load-site.ts";
import { Example, parts } from "../app/styleguide/styleguide.tsx";

const shell = loadShell(loadSite());

test.each(["ui", "sections"])("every part of app/%s shows its states", (folder) => {
  const shown = parts.map(({ part }) => part);
  const named = readdirSync(`app/${folder}`, { withFileTypes: true })
    // The shell only provides what parts need; it has nothing to show.
    .filter((entry) => entry.isDirectory() && entry.name !== "shell");
  expect(named.length).toBeGreaterThan(10);
  for (const { name } of named) expect(shown).toContain(`${folder}/${name}`);
});

describe.each(parts)("$part", ({ examples }) => {
  test.each(Object.entries(examples))("%s", (_name, element) => {
    const html = renderToString(<Example shell={shell}>{element}</Example>);
    expect(html).toMatch(/^<[a-z]/);
    // The policy of the site refuses both.
    expect(html).not.toMatch(/ style="| on[a-z]+="/);
  });
});
