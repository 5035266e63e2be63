import { expect, test } from "vitest";
import type { UserError } from "../../src/content/problems.ts";
import { readLinks } from "../../src/site/links.ts";
import type { Route, Site } from "../../src/site/site.ts";
import { checkLinks } from "./check-links.ts";

const written = { name: "signs.yaml", file: "content/signs.yaml", line: 7, field: "night.call" };

/** What is wrong with the links of all pages: /about, others with the same menu, and a text. */
function problemsOf(about: string, title = "About", hrefs: string[] = []): string[] {
  const routes: Route[] = ["/", "/about", "/blog"].map((path) => ({ path, name: "", file: path }));
  const origin = "https://www.vet.example";
  const addresses = { origin, routes, moved: ["/old"] };
  const site = {
    routes,
    links: readLinks(
      hrefs.map((href) => ({ ...written, href })),
      addresses,
    ),
    signs: { list: [], after: [], poisons: [], others: [] },
    services: [],
  } as unknown as Site;
  const pages = {
    "/": `<title>Home</title><main id="main"><h2 id="café"></h2></main>`,
    "/about": `<title>${title}</title>${about}`,
    "/blog": `<title>Blog</title>${about}`,
  };
  try {
    checkLinks(site, new Map(Object.entries(pages)));
    return [];
  } catch (error) {
    return (error as UserError).problems.map(({ line, message }) =>
      `${line ?? ""} ${message}`.trim(),
    );
  }
}

const link = (href: string) => `<a class="x" href="${href}">Read</a>`;

test("links lead to a page, a part that it has, or a file; an old address leads on", () => {
  const good =
    "/ /#main /#caf%C3%A9 #here /old /feed.xml /favicon.svg tel:+1 https://a.example/gone#x".split(
      " ",
    );
  expect(problemsOf(`<i id="here"></i>${good.map(link)}`, "About", good.slice(0, 3))).toEqual([]);
});

test("a link that leads nowhere is named once, where it is written, or with a page that has it", () => {
  const named = {
    "/gone": "the link to /gone leads nowhere",
    "/assets": "the link to /assets leads nowhere",
    "/licenses": "the link to /licenses leads nowhere",
    "/#min": "/ has no part #min",
    "https://vet.example/#min": "/ has no part #min",
    "/#%zz": "/ has no part #%zz",
    "/#50%": "/ has no part #50%",
  };
  const [bad, messages] = [Object.keys(named), Object.values(named)];
  expect(problemsOf(`${bad.map(link)}`)).toEqual(messages);
  const inText = messages.map((message) => `7 ${message}`);
  expect(problemsOf(`${bad.map(link)}`, "About", bad)).toEqual(inText);
});

test("a page has each part once", () => {
  expect(problemsOf(`<h2 id="a"></h2><h3 class="b" id="a"></h3>`)).toEqual([
    "/about#a is the address of two parts",
    "/blog#a is the address of two parts",
  ]);
});
