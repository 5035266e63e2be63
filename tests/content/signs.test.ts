import { expect, test } from "vitest";
import { signsFile } from "../../src/signs/schema.ts";
import { loadSearch } from "../../src/signs/search/load-search.ts";
import { createSearch } from "../../src/signs/search/search.ts";
import { changeContent } from "../support/changed-content.ts";
import { mainText, renderPages } from "../support/render-pages.ts";

const path = "/services/emergency";

/** The texts in a value, by the path of their field, such as `list.3.sooner.0`. */
const textsIn = (value: unknown, path: string[] = []): [path: string, text: string][] =>
  typeof value === "string"
    ? [[path.join("."), value]]
    : Object.entries(Object(value)).flatMap(([key, one]) => textsIn(one, [...path, key]));

test("a sign has a card, a fold, a row or a page to read, and lists lead there", async () => {
  const content = changeContent();
  const signs = content.get("signs.yaml", "list") as object[];
  const sign = { sooner: ["Leave now if worse."], places: ["eye"] };
  const added = [
    { ...sign, id: "yawns", name: "Yawns", level: "visit", words: "gaping" },
    { ...sign, id: "burps", name: "Burps", level: "visit", words: "gas", readMore: "/about" },
    {
      ...sign,
      id: "sighs",
      name: "Sighs",
      level: "call",
      words: "moaning",
      withoutHelper: "**Call Dr. Lee,** then go.",
    },
  ];
  content.set("signs.yaml", { list: [...added, ...signs] });
  const [emergency, services] = await renderPages([path, "/services"]);
  expect(emergency("#sighs strong").text()).toBe("Call Dr. Lee,");
  // Of what cannot wait, each sign with a tile has a card, and any other a fold.
  const idsOf = (selector: string) =>
    Array.from(emergency(selector), (element) => emergency(element).attr("id"));
  expect(idsOf("section:has(> #any-sign) [id]:not(h2)")).toEqual(["sighs", "bat"]);
  const tiles = emergency("#signs ~ ul a, #also ~ ul a[href^='#']").get();
  const cards = tiles.map(({ attribs }) => attribs.href?.slice(1));
  expect(new Set(cards)).toEqual(
    new Set([...idsOf("article[id]"), "poisoning", "poison", "can-wait"]),
  );
  // Signs are in groups of places. In a group the soonest come first, then the order of signs.yaml counts.
  const rows = emergency("li[id]:not([id^=poison-])").toArray();
  expect(rows.map(({ attribs }) => attribs.id)).toEqual(["yawns", "itching", "limp"]);
  expect(emergency("#yawns").text()).toContain(sign.sooner[0]);
  expect(services("li:has([href$='#sighs'])").text()).toContain(sign.sooner[0]);
  const search = createSearch(loadSearch(content.load()));
  for (const { id, name, words } of added) {
    const href = id === "burps" ? "/about" : `${path}#${id}`;
    expect(services(`li:has([href="${href}"])`).text()).toMatch(`${name} `);
    for (const typed of [name, words]) expect(search(typed)[0]).toMatchObject({ name, href });
  }
});

test("each line of the table of signs is on the emergency page", async () => {
  const { list, poisons } = changeContent().load().get(signsFile);
  const [emergency] = await renderPages([path]);
  const page = mainText(emergency);
  const said = /\b(act|sooner|looks|steps|withoutHelper|avoid|firstStep|name)\b/;
  const lost = textsIn([list, poisons]).filter(
    ([field, text]) => said.test(field) && /^[A-Z].{9}/.test(text) && !page.includes(text),
  );
  expect(lost).toEqual([]);
  expect(page).toContain("Leave now Drive to the closest open animal hospital");
});

test("a text lists signs by how soon and what to do first, below a rule", async () => {
  const content = changeContent();
  const chips = "services/microchips.mdx";
  const list = '<Signs of="collapse, bleeding, itching, straining, collapse" />';
  content.write(chips, `${content.read(chips)}\n${list}\n`);
  const [page] = await renderPages(["/services/microchips"]);
  const lists = page("main p + ul:has(> [id])").toArray();
  const said = lists.map((one) => [
    page(one).prev().text(),
    ...Array.from(page(one).children(), (sign) => `${sign.attribs.id}`),
  ]);
  expect(said).toEqual([
    ["Press a cloth on it, then call. Call us now", "bleeding"],
    ["Call us now", "collapse", "straining"],
    ["Mention it at your next visit", "itching"],
  ]);
  expect(page(lists[0]).prev().prev().text()).toMatch(/^Whatever the sign: .+ leave now\.$/);
  expect(page("#collapse").text()).toMatch(/^Collapse, .+ stand\. Leave now if your pet/);
});
