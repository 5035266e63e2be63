import { expect, test } from "vitest";
import { changeContent } from "../support/changed-content.ts";
import { renderPages, textsOf } from "../support/render-pages.ts";
import { nodeOf } from "../support/structured-data.ts";

/** The tests' clinic with this team, and without approvals, which might name somebody else. */
function clinicOf(people: readonly object[]) {
  const content = changeContent();
  content.set("approvals.yaml", { "": [] });
  content.set("team.yaml", { "": people });
  return content;
}

const person = { role: "Veterinarian", veterinarian: true, status: "confirmed" };
const ana = { ...person, name: "Dr. Ana Ó. Lee" };
const ray = { ...person, name: "Dr. Ray" };
const gone = { ...ray, lastDay: "2026-01-31" };
const hidden = { ...person, name: "Dr. Not Yet", status: "unconfirmed" };
const jo = { ...person, name: "Jo $& Park", role: "Technician", veterinarian: false };

test.each([
  { people: [hidden], home: [], about: [], figure: "1Doctor" },
  { people: [hidden, ana], home: [ana], about: [], figure: "1Doctor" },
  { people: [jo, hidden, ana, ray], home: [jo, ana, ray], about: [jo, ray], figure: "2Doctors" },
])("home has who is confirmed, About all but its doctor: %#", async (expected) => {
  clinicOf(expected.people);
  const [home, about] = await renderPages(["/", "/about"]);
  const names = [expected.home, expected.about].map((people) => people.map(({ name }) => name));
  const shown = [home, about].map(($) => textsOf($, "[aria-labelledby=team] h3"));
  expect(shown).toEqual(names);
  expect(textsOf(about, "[aria-labelledby=stats] li")[2]).toBe(expected.figure);
});

test.each([
  ["the first veterinarian", [jo, ana, ray], ana.name],
  ["the next, until the first is confirmed", [jo, hidden, ray], ray.name],
  ["“our veterinarian”, until one is confirmed", [jo], undefined],
  ["whom it names", [ana, ray], ray.name, ray.name],
  ["“our veterinarian”, if whom it names has left", [ana, gone], undefined, gone.name],
])("an article is by %s", async (_, people, name, author?: string) => {
  const content = clinicOf(people);
  content.set("articles/first-visit.mdx", { "extras.author": author });
  const [article] = await renderPages(["/blog/first-visit"]);
  const byline = textsOf(article, ".page-head p:has(b)").join();
  expect(byline).toContain(name ?? "By our veterinarian");
  const node = name ? { "@type": "Person", name } : { "@type": "VeterinaryCare" };
  expect(nodeOf(article, "BlogPosting").author).toMatchObject(node);
});
