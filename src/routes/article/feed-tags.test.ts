import { evaluate } from "@mdx-js/mdx";
import { createElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { remarkSyntax } from "../../content/mdx-nodes.ts";
import { feedComponents } from "./feed-tags.tsx";

test.each([
  ["[above](#pollen)", '<p><a href="https://clinic.example/blog/itch#pollen">above</a></p>'],
  ["[us](/contact#ask)", '<p><a href="https://clinic.example/contact#ask">us</a></p>'],
  ["[law](https://state.example/)", '<p><a href="https://state.example/">law</a></p>'],
  ["4. Fourth\n5. Fifth", '<ol start="4">\n<li>Fourth</li>\n<li>Fifth</li>\n</ol>'],
  ["- [ ] A leash", "<ul>\n<li> A leash</li>\n</ul>"],
  [
    "| Day |\n| --- |\n| 1 |",
    '<table><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  ['<Warning title="Now">\n\nGo.\n\n</Warning>', "<h3>Now</h3><p>Go.</p>"],
  ['<DaySheet title="Days" print="Print" good="Good" bad="Bad">\n\nFor paper.\n\n</DaySheet>', ""],
])("a feed has %j in plain elements", async (source, html) => {
  const { default: Body } = await evaluate(source, { ...runtime, remarkPlugins: remarkSyntax });
  const components = feedComponents("https://clinic.example/blog/itch");
  expect(renderToStaticMarkup(createElement(Body, { components }))).toBe(html);
});
