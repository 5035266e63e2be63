import { expect, test } from "vitest";
import { createLinkCheck } from "../../src/assemble/links.ts";
import type { BuildSite } from "../../src/assemble/read-site.ts";
import type { ContentFile } from "../../src/reader/read.ts";
import { checkLinks } from "./check-links.ts";

const written = { name: "signs.yaml", file: "content/signs.yaml", line: 7, field: "night.call" };

const contents: Record<string, object> = {
  "signs.yaml": { list: [], aftercare: [], poisons: [], topics: [] },
  "questions.yaml": [],
  "offers.yaml": [],
};

/** Checks the links of all pages: /about, others with the same menu, and a text. */
function check(about: string, hrefs: string[] = []): void {
  const html = { "/": `<main id="main"><i id="café"></i></main>`, "/about": about, "/blog": about };
  const pages = Object.keys(html).map((path) => ({ path, file: path, name: "" }));
  const texts = hrefs.map((href) => ({ ...written, href }));
  const origin = "https://www.vet.example";
  const site = {
    pages,
    linkCheck: createLinkCheck(texts, { origin, pages, oldPaths: ["/old"] }),
    get: ({ path }: ContentFile) => contents[path],
  } as unknown as BuildSite;
  checkLinks(site, new Map(Object.entries(html)));
}

/** An error that names each of these problems, and no other. */
const errorWith = (problems: object[]) =>
  expect.objectContaining({ problems: problems.map((one) => expect.objectContaining(one)) });

const link = (href: string) =>
  href.endsWith(".svg") ? `<link href="${href}">` : `<a class="x" href="${href}">Read</a>`;

test("links lead to a page, a part that it has, or a file; an old address leads on", () => {
  const good =
    "#here / /#main /#caf%C3%A9 /blog?category=News /old /robots.txt /favicon.svg tel:+1 sms:+1 mailto:a@b.vet http://a.example https://a.example/gone#x".split(
      " ",
    );
  check(`<i id="here"></i>${good.map(link)}`, good.slice(1));
});

test.each(
  "about #main //a.example htps://a.example file:///a C:/a javascript:a mailto: https:// https://vet.example/about".split(
    " ",
  ),
)("%s is no address in a text of all pages, and is named at its line", (href) => {
  expect(() => check("", [href])).toThrow(errorWith([{ line: written.line }]));
});

test("a link that leads nowhere is named once, where it is written, or with a page that has it", () => {
  const bad = "/gone /gone.svg /assets /licenses /#min https://vet.example/#min /#%zz /#50%".split(
    " ",
  );
  const problems = bad.map((href) => {
    const [, part] = href.split("#");
    return { message: part ? `/ has no part #${part}` : `the link to ${href} leads nowhere` };
  });
  expect(() => check(`${bad.map(link)}`)).toThrow(errorWith(problems));
  const inText = bad.map(() => ({ line: written.line }));
  expect(() => check(`${bad.map(link)}`, bad)).toThrow(errorWith(inText));
});

test("a page has each part once", () => {
  const messages = ["/about", "/blog"].map((path) => `${path}#a is the address of two parts`);
  const problems = messages.map((message) => ({ message }));
  expect(() => check(`<h2 id="a"></h2><h3 class="b" id="a"></h3>`)).toThrow(errorWith(problems));
});
