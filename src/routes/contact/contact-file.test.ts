import ICAL from "ical.js";
import { expect, test } from "vitest";
import { site } from "../../../tests/site.ts";
import { contactFile } from "./contact-file.ts";

/* The contact file, read by somebody else's parser. */

/** The values of a contact by name, with group and types before a number. */
function read(source: string) {
  const values: Record<string, unknown[]> = {};
  for (const property of new ICAL.Component(ICAL.parse(source)).getAllProperties()) {
    const value = property.getFirstValue();
    const kinds = [property.getParameter("group"), property.getParameter("type")];
    const all = [...kinds.flat(), value].filter((part) => part !== undefined);
    values[property.name] ??= [];
    values[property.name]?.push(property.name === "tel" ? all.join(" ").toLowerCase() : value);
  }
  return values;
}

const day = [{ opens: "08:00", closes: "17:00" }];
const workdays = { Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: day };
const week = { ...workdays, Saturday: [], Sunday: [] };
const full = "Paws, Claws, Sons \\ Co.";
const address = {
  street: "Suite 4, 1 Main St",
  city: "A",
  houseNumber: "1",
  region: "SC",
  postalCode: "2",
  town: "A",
  full,
};
const clinic = {
  ...site.clinic,
  name: { short: "", kind: "", full },
  sms: { display: "", dial: "+18648340002" },
  fax: { display: "", dial: "+18648340003" },
  address,
  coordinates: { latitude: 34.9701, longitude: -82.4402 },
  hours: { week, closures: [], settledYears: [], status: "confirmed" as const },
};
const labels = {
  ...site.labels,
  sms: "Text it",
  fromTo: "{from} to {to}",
  closedAllDay: "shut",
};
const unconfirmed = { ...clinic.hours, status: "unconfirmed" as const };
const file = (changes: Partial<typeof site.clinic> = {}, hoursNote = "Call first.") =>
  contactFile({ ...site, labels: { ...labels, hoursNote }, clinic: { ...clinic, ...changes } });

test("the clinic, with everything that an address book has a place for", () => {
  expect(file()).toContain("\r\nGEO:34.9701;-82.4402\r\n");
  expect(read(file())).toEqual(
    expect.objectContaining({
      version: ["3.0"],
      fn: [full],
      org: [full],
      tel: [
        ...[`work voice pref ${clinic.phone.dial}`, "item1 cell +18648340002"],
        `work fax +18648340003`,
      ],
      "x-ablabel": ["Text it"],
      email: [clinic.email],
      adr: [["", "", address.street, "A", "SC", "2", "USA"]],
      url: [expect.stringMatching(/^https:\/\/.+\/$/)],
      note: ["Monday to Friday: 8 AM to 5 PM\nSaturday, Sunday: shut"],
    }),
  );
});

test("what nobody has confirmed, or is there already, is left out", () => {
  const card = read(
    file({
      hours: unconfirmed,
      sms: clinic.phone,
    }),
  );
  expect(card).toMatchObject({ note: ["Call first."] });
  expect(card.tel).toHaveLength(2);
  const phoneAlone = read(file({ sms: undefined, fax: undefined }));
  expect(phoneAlone.tel).toEqual([`work voice pref ${clinic.phone.dial}`]);
});

test("a line has 75 octets at most, and cuts no letter", () => {
  const note = "Ünïcödé, and 🐈 after 🐕. ".repeat(12);
  const card = file({ hours: unconfirmed }, note);
  const lines = card.split("\r\n");
  expect(
    lines.filter((line) => Buffer.byteLength(line) > 75 || /\p{Surrogate}/u.test(line)),
  ).toEqual([]);
  expect(read(card)).toMatchObject({ note: [note] });
});
