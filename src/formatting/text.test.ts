import { expect, test } from "vitest";
import { joinSentences, type Named, piecesOf, unbrokenText } from "./text.ts";

const named: Named = {
  phone: { display: "(864) 834-1234", href: "tel:1" },
  sms: undefined,
  email: { display: "us@vet.org", href: "mailto:us@vet.org" },
  closed: { display: "what to do when we’re closed", href: "/#closed" },
  address: { street: "1 Oak Rd", town: "Easley, SC 29640" },
};

test.each([
  ["Come by.", ["Come by."]],
  ["", []],
  ["Call (864) 834-1234.", ["Call ", { text: "(864) 834-1234", keep: "word", href: "tel:1" }, "."]],
  ["us@vet.org", [{ text: "us@vet.org", href: "mailto:us@vet.org" }]],
  ["(800) 213-6680", [{ text: "(800) 213-6680", keep: "word" }]],
  [
    "1 Oak Rd, Easley, SC 29640!",
    [{ text: "1 Oak Rd,", keep: "line" }, " ", { text: "Easley, SC 29640!", keep: "line" }],
  ],
  [
    "See [“Choking,”](#choking) first",
    ["See ", { text: "“Choking,”", href: "#choking" }, " first"],
  ],
  ["An X-ray, not by-ways", ["An ", { text: "X-ray", keep: "word" }, ", not by-ways"]],
])("%j names what leads somewhere, or stays whole", (text, pieces) => {
  expect(piecesOf(text, named)).toEqual(pieces);
});

test("sentences follow each other with a space, and missing ones leave none", () => {
  expect(joinSentences(undefined, "Call.", undefined, "Or come by.")).toBe("Call. Or come by.");
});

test("what stays on one line has no place to break, and the rest is as it was", () => {
  expect(unbrokenText("Call (864) 834-1234.")).toBe("Call (864)\u00a0834-\u20601234.");
  expect(unbrokenText("a well-known line")).toBe("a well-known line");
});
