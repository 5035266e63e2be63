import ICAL from "ical.js";
import { expect, test } from "vitest";
import { loadSite } from "../../content-model/load-site.ts";
import { contactFiles } from "./contact-files.ts";
import { vcardFile } from "./vcard.ts";

/* Contact files, read by somebody else's parser. */

/** The contacts of a file: each one's values by name, and its numbers with their type and group. */
function read(source: string) {
  // If there is only one card, ical.js returns it by itself instead of in a list.
  const parsed = ICAL.parse(source) as unknown[];
  const cards = (typeof parsed[0] === "string" ? [parsed] : parsed) as never[];
  return cards.map((card) => {
    const properties = new ICAL.Component(card).getAllProperties();
    const named = (name: string) => properties.filter((property) => property.name === name);
    return {
      values: (name: string) =>
        named(name).map((property) => {
          const value = property.getFirstValue();
          // ical.js leaves in a backslash that RFC 2426 (section 4) requires in the file.
          return typeof value === "string" ? value.replaceAll("\\;", ";") : value;
        }),
      numbers: named("tel").map((property) =>
        [property.getParameter("type"), property.getParameter("group"), property.getFirstValue()]
          .flat()
          .filter((part) => part !== undefined)
          .join(" ")
          .toLowerCase(),
      ),
    };
  });
}

/** The first contact of a file. */
function readFirst(source: string) {
  const [card] = read(source);
  if (card === undefined) throw new Error("The file has no contact");
  return card;
}

const loaded = loadSite();
const day = [{ opens: "08:00", closes: "17:00" }];
const week = { Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: day };
const clinic = {
  ...loaded.clinic,
  name: { sign: "Hill", kind: "Vets", full: "Hill Vets" },
  phone: { display: "(864) 834-0001", dial: "+18648340001" },
  text: { display: "(864) 834-0002", dial: "+18648340002" },
  fax: { display: "(864) 834-0003", dial: "+18648340003" },
  email: "desk@hill.vet",
  address: { street: "1 Main St", city: "A", region: "SC", postalCode: "29690", full: "" },
  coordinates: { latitude: 34.9701, longitude: -82.4402, status: "confirmed" as const },
  hours: {
    week: { ...week, Saturday: [], Sunday: [] },
    closures: [],
    closuresListedFor: [],
    status: "confirmed" as const,
  },
  poisonLines: [
    { name: "One, Inc.", display: "(888) 834-0004", dial: "+18888340004" },
    { name: "Two", display: "(888) 834-0005", dial: "+18888340005" },
  ],
};
const words = { text: "Text it", hoursNote: "Call first.", fromTo: "{from} to {to}" };
const labels = { ...loaded.labels, ...words, closedAllDay: "shut" };
const site = { ...loaded, clinic, labels };

test("the clinic, with everything that an address book has a place for", () => {
  const { source } = contactFiles(site, "").clinic;
  expect(source).toContain("\r\nGEO:34.9701;-82.4402\r\n");
  expect(read(source)).toHaveLength(1);
  const { values, numbers } = readFirst(source);
  expect(values("version")).toEqual(["3.0"]);
  expect(values("fn")).toEqual(["Hill Vets"]);
  expect(values("org")).toEqual(["Hill Vets"]);
  expect(numbers).toEqual([
    "work voice pref +18648340001",
    "cell item1 +18648340002",
    "work fax +18648340003",
  ]);
  expect(values("x-ablabel")).toEqual(["Text it"]);
  expect(values("email")).toEqual(["desk@hill.vet"]);
  expect(values("adr")).toEqual([["", "", "1 Main St", "A", "SC", "29690", "USA"]]);
  expect(values("url").join()).toMatch(/^https:\/\/.+\/$/);
  expect(values("note")).toEqual([
    "Monday to Friday: 8 AM to 5 PM\nSaturday, Sunday: shut\nCall first.",
  ]);
});

test("what nobody has confirmed is left out: no position, no hours", () => {
  const coordinates = { ...clinic.coordinates, status: "unconfirmed" as const };
  const hours = { ...clinic.hours, status: "unconfirmed" as const };
  const unconfirmed = { ...site, clinic: { ...clinic, hours, coordinates } };
  const { values } = readFirst(contactFiles(unconfirmed, "").clinic.source);
  expect(values("geo")).toEqual([]);
  expect(values("note")).toEqual(["Call first."]);
});

test("a text number that is the phone does not stand there twice", () => {
  const same = { ...site, clinic: { ...clinic, text: clinic.phone } };
  expect(readFirst(contactFiles(same, "").clinic.source).numbers).toHaveLength(2);
});

test("each poison line has a file, and one has all three contacts", () => {
  const { poisonLines, all } = contactFiles(site, "Fees may apply.");
  const told = ({ values }: ReturnType<typeof readFirst>) =>
    ["fn", "tel", "note"].flatMap((name) => values(name));
  const expected = [
    ["One, Inc.", "+18888340004", "Fees may apply."],
    ["Two", "+18888340005", "Fees may apply."],
  ];
  expect(poisonLines.map(({ source }) => told(readFirst(source)))).toEqual(expected);
  expect(read(all.source).slice(1).map(told)).toEqual(expected);
  expect(readFirst(all.source).values("fn")).toEqual(["Hill Vets"]);
});

test("values keep their commas, semicolons, backslashes and line breaks", () => {
  const address = { street: "Suite 4; 1, Main St", city: "A", region: "SC", postalCode: "29690" };
  const name = "Paws, Claws; Sons \\ Co.";
  const note = `Line one\nline two: a; b \\ c. ${"A long tail of words with façade, ".repeat(6)}🐈`;
  const { values } = readFirst(vcardFile([{ name, phone: "+18640000000", address, note }]));
  expect(values("fn")).toEqual([name]);
  expect(values("note")).toEqual([note]);
  expect(values("adr")).toEqual([["", "", address.street, "A", "SC", "29690", "USA"]]);
});
