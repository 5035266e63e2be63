import { expect, test } from "vitest";
import { labelsFile } from "../../src/clinic/labels.ts";
import { changeContent } from "../support/changed-content.ts";

test("a text calls each number that it names, however that is written, and writes", () => {
  const content = changeContent();
  const hospital = { name: "Hill Hospital", phone: "864-834-4299", minutes: 20 };
  content.set("clinic.yaml", {
    phone: "(864) 555-0100",
    email: "us@vet.org",
    biteReports: "888.847.0902",
    "biteOffice.phone": "864-834-4250",
    "afterHoursHospital.chosen": [{ ...hospital, checked: "2026-01-31" }],
  });
  const names = "phone email biteReports biteOffice afterHoursHospital whenClosed".split(" ");
  const text = names.map((name) => `{clinic.${name}}`).join(" ");
  content.set("labels.yaml", { "closing.text": text });
  const link = (href: string, words: string) => ({ tag: "a", href, children: [words] });
  const shown = content
    .load()
    .get(labelsFile)
    .closing.text.filter((part) => part !== " ");
  expect(shown).toEqual([
    link("tel:+18645550100", "(864) 555-0100"),
    link("mailto:us@vet.org", "us@vet.org"),
    link("tel:+18888470902", "(888) 847-0902"),
    link("tel:+18648344250", "its Greenville County office, (864) 834-4250"),
    link("tel:+18648344299", "Hill Hospital, (864) 834-4299"),
    link("/services/emergency#after-hours", "(Closed?)"),
  ]);
});
