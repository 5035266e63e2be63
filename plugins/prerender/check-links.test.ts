import { expect, test } from "vitest";
import type { UserError } from "../../src/content/problems.ts";
import type { Site } from "../../src/site/site.ts";
import { checkLinks } from "./check-links.ts";

/** What is wrong with the links of /about, whose file is this one. */
function problemsOf(about: string, title = "About"): string[] {
  const file = "../plugins/prerender/check-links.test.ts";
  const paths = ["/", "/about"];
  const site = {
    origin: "https://www.vet.example",
    routes: paths.map((path) => ({ path, file })),
    redirects: [{ from: "/old", to: "/" }],
    signs: { signs: [], after: [], poisons: [], others: [] },
    labels: { finder: {} },
  } as unknown as Site;
  const home = `<title>Home</title><main id="main"><h2 id="café"></h2></main>`;
  try {
    checkLinks(
      site,
      new Map([
        ["/", home],
        ["/about", `<title>${title}</title>${about}`],
      ]),
    );
    return [];
  } catch (error) {
    return (error as UserError).problems.map(({ message }) => message);
  }
}

test("links lead to a page, or to a part that it has; an old address leads on", () => {
  const link = (href: string) => `<a class="x" href="${href}">Read</a>`;
  const good = [
    "/",
    "/#main",
    "/#caf%C3%A9",
    "#here",
    "/old",
    "tel:+1",
    "https://example.org/gone#x",
  ];
  expect(problemsOf(`<i id="here"></i>${good.map(link)}`)).toEqual([]);
  const bad = ["/gone", "about", "/#min", "https://vet.example/#min"];
  expect(problemsOf(`${bad.map(link)}`)).toEqual([
    "the link to /gone leads nowhere",
    "/ has no part #min",
    "/ has no part #min",
  ]);
});

test("a page has each part once, and a title of its own", () => {
  expect(problemsOf(`<h2 id="a"></h2><h3 class="b" id="a"></h3>`)).toEqual([
    "/about#a is the address of two parts",
  ]);
  expect(problemsOf("", "Home")).toEqual([expect.stringContaining("“Home” is the title of")]);
});
