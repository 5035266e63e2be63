import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { loadSite } from "../../prerender/load-site.ts";
import { contactFiles } from "./contact-files.ts";
import { type ContactCard, vcardFile } from "./vcard.ts";

/* Contact files, read by somebody else's parser. */

type Property = { value: unknown; types: string[]; group: string | undefined };

/** The contacts of a file: the properties of each, by name. */
function read(source: string): Record<string, Property[]>[] {
  // ical.js gives one card alone where there is only one.
  const parsed = ICAL.parse(source) as unknown[];
  const cards = (typeof parsed[0] === "string" ? [parsed] : parsed) as [string, unknown[]][];
  return cards.map((card) => {
    const component = new ICAL.Component(card as never);
    const properties: Record<string, Property[]> = {};
    for (const property of component.getAllProperties()) {
      const group = property.getParameter("group") as string | undefined;
      const list = properties[property.name] ?? [];
      properties[property.name] = list;
      list.push({
        value: property.getFirstValue(),
        types: [property.getParameter("type") ?? []]
          .flat()
          .flatMap((type) => type.toLowerCase().split(",")),
        group,
      });
    }
    return properties;
  });
}

/** ical.js leaves the backslash before a semicolon of a plain text, which RFC 2426 (section 4) wants there. */
const values = (card: Record<string, Property[]> | undefined, name: string) =>
  card?.[name]?.map(({ value }) =>
    typeof value === "string" ? value.replaceAll("\\;", ";") : value,
  );

const site = loadSite();
const { clinic } = site;

describe("the contacts of this site", () => {
  test("the clinic, with everything that an address book has a place for", () => {
    const [card, ...others] = read(contactFiles(site, "Fees may apply.").clinic.source);
    expect(others).toEqual([]);
    expect(values(card, "version")).toEqual(["3.0"]);
    expect(values(card, "fn")).toEqual([clinic.name.full]);
    expect(values(card, "org")).toEqual([clinic.name.full]);
    expect(card?.tel).toMatchObject([
      { value: clinic.phone.dial, types: ["work", "voice", "pref"] },
      { value: clinic.text.dial, types: ["cell"], group: "item1" },
      { value: clinic.fax.dial, types: ["work", "fax"] },
    ]);
    expect(card?.["x-ablabel"]).toMatchObject([{ value: "Text", group: "item1" }]);
    expect(values(card, "email")).toEqual([clinic.email]);
    const { street, city, region, postalCode } = clinic.address;
    expect(values(card, "adr")).toEqual([["", "", street, city, region, postalCode, "USA"]]);
    expect(values(card, "url")?.join()).toMatch(/^https:\/\/.+\/$/);
  });

  test("what nobody has confirmed is left out: no position, no hours", () => {
    const unconfirmed = {
      ...clinic,
      hours: { ...clinic.hours, status: "unconfirmed" as const },
      coordinates: { ...clinic.coordinates, status: "unconfirmed" as const },
    };
    const [card] = read(contactFiles({ ...site, clinic: unconfirmed }, "").clinic.source);
    expect(values(card, "geo")).toBeUndefined();
    expect(values(card, "note")).toEqual(["Please call for current hours."]);
  });

  test("once they are confirmed they are there", () => {
    const confirmed = {
      ...clinic,
      hours: { ...clinic.hours, status: "confirmed" as const },
      coordinates: { latitude: 34.9701, longitude: -82.4402, status: "confirmed" as const },
    };
    const { source } = contactFiles({ ...site, clinic: confirmed }, "").clinic;
    expect(source).toContain("\r\nGEO:34.9701;-82.4402\r\n");
    const [card] = read(source);
    expect(values(card, "note")).toEqual([
      "Monday to Friday: 8 AM to 5 PM\nSaturday, Sunday: closed\nPlease call for current hours.",
    ]);
  });

  test("a text number that is the phone does not stand there twice", () => {
    const { phone } = clinic;
    const [card] = read(
      contactFiles({ ...site, clinic: { ...clinic, text: phone } }, "").clinic.source,
    );
    expect(values(card, "tel")).toEqual([phone.dial, clinic.fax.dial]);
  });

  test("each poison line has a file, and one has all three contacts", () => {
    const { poisonLines, all } = contactFiles(site, "Fees may apply.");
    const expected = clinic.poisonLines.map(({ name, dial }) => [[name], [dial]]);
    const told = (card: Record<string, Property[]> | undefined) => [
      values(card, "fn"),
      values(card, "tel"),
    ];
    expect(poisonLines.map(({ source }) => told(read(source)[0]))).toEqual(expected);
    expect(read(all.source).slice(1).map(told)).toEqual(expected);
    expect(values(read(all.source)[0], "fn")).toEqual([clinic.name.full]);
    for (const { source } of poisonLines) {
      expect(values(read(source)[0], "note")?.join()).toContain("Fees may apply.");
    }
  });
});

describe("the form of a file", () => {
  const awkward: ContactCard = {
    name: "Paws, Claws; Sons \\ Co.",
    phone: "+18640000000",
    address: {
      street: "Suite 4; 1, Main St",
      city: "Travelers Rest",
      region: "SC",
      postalCode: "29690",
    },
    note: `Line one\nline two, with a list: a; b \\ c. ${"A long tail of words with façade and naïveté, ".repeat(6)}🐈`,
  };

  test("values keep their commas, semicolons, backslashes and line breaks", () => {
    const [card] = read(vcardFile([awkward]));
    expect(values(card, "fn")).toEqual([awkward.name]);
    expect(values(card, "note")).toEqual([awkward.note]);
    expect(values(card, "adr")).toEqual([
      ["", "", "Suite 4; 1, Main St", "Travelers Rest", "SC", "29690", "USA"],
    ]);
  });

  test("every line ends in CRLF, and has at most 75 octets, no character cut in two", () => {
    for (const extra of ["", "x", "xx", "xxx", "xxxx"]) {
      const source = vcardFile([{ ...awkward, note: extra + awkward.note }]);
      expect(source.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      expect(source.endsWith("END:VCARD\r\n")).toBe(true);
      const lines = source.split("\r\n");
      expect(lines.length).toBeGreaterThan(12);
      for (const line of lines) {
        expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
        expect(Buffer.from(line).toString(), line).not.toContain("�");
      }
      expect(values(read(source)[0], "note")).toEqual([extra + awkward.note]);
    }
  });
});
