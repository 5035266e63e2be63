import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { loadShell } from "../app/content-model/load-shell.ts";
import { Example, parts } from "../app/styleguide/styleguide.tsx";
import { site } from "./site.ts";

test("every part shows its states, and none has an attribute that the security policy refuses", () => {
  const shell = loadShell(site);
  expect(parts.length).toBeGreaterThan(20);
  for (const { part, examples } of parts) {
    expect(Object.keys(examples), part).not.toEqual([]);
    for (const [name, element] of Object.entries(examples)) {
      const html = renderToString(<Example shell={shell}>{element}</Example>);
      expect(html, `${part}, ${name}`).toMatch(/^<[a-z]/);
      expect(html, `${part}, ${name}`).not.toMatch(/ style="| on[a-z]+="/);
    }
  }
});
