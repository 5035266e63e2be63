import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
  type ChangedContent,
  changeContent,
  removeWays,
  review,
} from "../tests/changed-content.ts";
import { type Advice, findAdvice } from "./advice.ts";

/* Advice to the owner, found in a copy of the content. */

let content: ChangedContent;
beforeEach(() => {
  content = changeContent();
});
afterEach(() => rmSync(content.folder, { recursive: true }));

const find = () => findAdvice(content.load());

test("a notice that is over, and a day more than a year ahead", () => {
  // The evening of July 9 at the clinic.
  vi.setSystemTime("2026-07-10T01:00Z");
  onTestFinished(() => void vi.useRealTimers());
  const days = ["2025-06-24", "2026-07-08", "2026-07-09", "2027-07-24", "2027-09-02"];
  content.set("clinic.yaml", { "hours.closures": days.map((date) => ({ date })) });
  const notice = { text: "A", kind: "heat", from: "2020-01-01" };
  const closed = [
    { ...notice, closed: { from: "2026-07-08" } },
    { ...notice, closed: { from: "2026-07-08", until: "2026-07-09" } },
    { ...notice, closed: { from: "2026-07-08", until: "2027-09-02" }, until: "2026-07-10" },
  ];
  content.set("notices.yaml", { "": [...days.map((until) => ({ ...notice, until })), ...closed] });
  const dated = find().filter(({ field }) => /closures|until/.test(field));
  const fields = dated.map(({ field }) => field);
  const inNotices = ["0.until", "1.until", "4.until", "5.until", "7.closed.until"];
  expect(fields).toEqual(["hours.closures.4.date", ...inNotices]);
  expect(dated[1]?.message).toMatch(/^2025-06-24 is over\. /);
});

test("a text that says it is from a day to come", () => {
  // The evening of July 9 at the clinic.
  vi.setSystemTime("2026-07-10T01:00Z");
  onTestFinished(() => void vi.useRealTimers());
  const [today, later] = ["2026-07-09", "2026-07-10"];
  const [article = "", another = "", ...others] = content.files("articles/*.mdx");
  for (const one of others) content.set(one, { date: today, updated: undefined });
  const [legal = ""] = content.files("legal/*.mdx");
  content.set(article, { date: today, updated: later });
  content.set(another, { date: later, updated: undefined });
  content.set(legal, { updated: later });
  content.set("testimonials.yaml", { "": [review("A", "2026-07"), review("B", "August 2026")] });
  const told = find().filter(({ message }) => message.includes("still to come"));
  expect(told.map(({ file, field }) => `${file} ${field}`).sort()).toEqual(
    [
      ...[`content/${article} updated`, `content/${another} date`, `content/${legal} updated`],
      "content/testimonials.yaml 1.date",
    ].sort(),
  );
  expect(told.map(({ message }) => message)).toContain(
    "July 10, 2026 is still to come, but the page already shows it. Check the date.",
  );
});

test("a notice that speaks of closing and closes nothing", () => {
  const notice = { kind: "weather", until: "2026-12-05" };
  const text = "Snow day: we’re closed tomorrow.";
  content.set("notices.yaml", {
    "": [
      { ...notice, text },
      { ...notice, text, closed: { from: "2026-12-05" } },
      { ...notice, text: "No enclosed dog park yet." },
      { ...notice, text: "See you on Monday.", kind: "closure" },
    ],
  });
  const fields = find().map(({ field }) => field);
  expect(fields.filter((field) => field.endsWith("closed"))).toEqual(["0.closed", "3.closed"]);
});

test("words for a way that the clinic does not have", () => {
  content.set("pages/about.yaml", { lead: "Book online, text us or send a fax." });
  const inLead = () => find().filter(({ field }) => field === "lead").length;
  const withAll = inLead();
  removeWays(content);
  expect(inLead()).toBeGreaterThan(withAll);
  expect(inLead()).toBeGreaterThanOrEqual(3);
});

test("a dose, and an offer of care at any hour, but in the words of clients and in notices", () => {
  const claims = ["5 mg", "half a tablet", "24/7", "our emergency hospital"];
  const said = ({ file, message }: Advice) => `${file}: ${message}`;
  const before = find().map(said);
  const article = content.files("articles/*.mdx")[0] ?? "";
  content.write(
    article,
    `${content.read(article)}\nWe say ${claims.join(", ")}.\n\nAs I said, 5 mg.\n\n> A client said 7 mg.`,
  );
  content.set("pages/about.yaml", { lead: "We are open around the clock." });
  content.set("testimonials.yaml", { "": [{ ...review("A", "2025-09"), text: "Here 24/7!" }] });
  content.set(content.files("areas/*.mdx")[0] ?? "", {
    idea: { kind: "quote", quote: { text: "5 mg", attribution: "Ida", sample: true } },
  });
  const added = find().filter((advice) => !before.includes(said(advice)));
  const found = added.map(({ file, message }) => `${file} ${/“(.*)”/.exec(message)?.[1]}`);
  const story = claims.map((claim) => `content/${article} ${claim}`);
  const about = "content/pages/about.yaml We are open around the clock";
  expect(found.sort()).toEqual([...story, about].sort());
});

test("a sign that no page shows, until one does", () => {
  const signs = content.get("signs.yaml", "signs") as object[];
  const more = { ...signs[0], id: "hiccups-of-the-tests", name: "Hiccups", shown: ["elsewhere"] };
  const found = () => find().filter(({ message }) => message.includes("no page shows this sign"));
  const others = found();
  content.edit("signs.yaml", (fields) => fields.addIn(["signs"], fields.createNode(more)));
  expect(found().slice(others.length)).toMatchObject([{ field: `signs.${signs.length}` }]);
  const article = content.files("articles/*.mdx")[0] ?? "";
  content.write(article, `${content.read(article)}\n<Signs of="hiccups-of-the-tests" />\n`);
  expect(found()).toEqual(others);
});

test("a sign to leave for that the printed card does not name, or names after it has changed", () => {
  const signs = content.get("signs.yaml", "signs") as object[];
  const more = { id: "hiccups-of-the-tests", name: "Hiccups", key: "Bad hiccups", level: "leave" };
  const found = () => find().filter(({ message }) => message.includes("the printed card"));
  // Hers may differ, too.
  const others = found();
  content.set("signs.yaml", { signs: [...signs, { ...more, shown: ["rare"] }] });
  expect(found().slice(others.length)).toMatchObject([{ field: `signs.${signs.length}` }]);
  content.set("services/emergency.mdx", {
    "printedCard.alsoLeave": `${content.get("services/emergency.mdx", "printedCard.alsoLeave")} Leave now: bad hiccups.`,
  });
  expect(found()).toEqual(others);
  content.set("signs.yaml", { signs: [...signs, { ...more, level: "call", shown: ["rare"] }] });
  expect(found().slice(others.length)).toMatchObject([{ field: `signs.${signs.length}` }]);
});

test("a name in the order of services that is gone, a long text, and a narrow photo", () => {
  const services = content.get("navigation.yaml", "services") as string[];
  content.set("navigation.yaml", { services: ["knitting", ...services] });
  content.set("pages/about.yaml", { lead: "Long. ".repeat(300) });
  const photo = { place: "door", alt: "A", people: "Nobody", agreed: true };
  const files = ["small.jpg", "large.jpg"];
  content.set("photos.yaml", { "": files.map((file) => ({ ...photo, file })) });
  const photoWidths = new Map(files.map((file, index) => [file, 300 + index * 900]));
  const found = findAdvice({ ...content.load(), photoWidths });
  const places = found.map(({ file, field }) => `${file} ${field}`);
  expect(places).toContain("content/navigation.yaml services.0");
  expect(places).toContain("content/pages/about.yaml lead");
  expect(places.filter((place) => place.includes("photos"))).toEqual([
    "content/photos.yaml 0.file",
  ]);
});
