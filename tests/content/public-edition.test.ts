import path from "node:path";
import { expect, test } from "vitest";
import { loadSite } from "../../plugins/content/load-site.ts";
import { loadShell } from "../../src/site/loaders/load-shell.ts";
import { changeContent } from "../changed-content.ts";

/* What keeps a clinic from the public: a mark that something is not settled, or what cannot be real. */

test("each mark, and what cannot be real, is found at its place, and refused", () => {
  const content = changeContent();
  expect(content.load().unsettled).toEqual({
    problems: [],
    doubts: [],
    unanswered: [expect.objectContaining({ message: "“Do you see hedgehogs?” has no answer" })],
  });
  content.set("clinic.yaml", {
    "phone.status": "unconfirmed",
    "email.value": "hello@clinic.example",
  });
  content.set("testimonials.yaml", { "3.sample": true });
  for (const file of ["signs.yaml", "articles/first-visit.mdx", "legal/privacy-policy.mdx"]) {
    content.set(file, { approved: undefined });
  }
  const page = "services/microchips.mdx";
  const made = ["(864) 555-0142", "+18645550199", "555‑0100", "book.Example.com"];
  const real = ["For example. Test", "(864)\n555-1234", "best-example.com", "Teeth [PDF]"];
  content.write(page, `${content.read(page)}\n${[...made, ...real].join("\n\n")}\n`);
  for (const name of ["IMG_1.JPG", "front door.jpg", "later.jpg"])
    content.write(`photos/${name}`, "");
  const { problems, doubts } = content.load().unsettled;
  const listed = problems.map(({ file, field }) => `${path.basename(file)} ${field}`.trim());
  expect(listed.sort()).toEqual(
    [
      "first-visit.mdx approved",
      "clinic.yaml email.value",
      "clinic.yaml phone",
      "privacy-policy.mdx approved",
      ...made.map(() => path.basename(page)),
      "signs.yaml approved",
      "testimonials.yaml 3",
    ].sort(),
  );
  const line = content.read(page).split("\n").indexOf("(864)") + 1;
  expect(doubts).toMatchObject([
    { line, message: "has (864)\n555-1234, which is no number of the clinic" },
    { expected: expect.stringContaining("its ending in small letters") },
    { expected: expect.stringContaining("letters, digits and hyphens alone") },
    { file: expect.stringMatching(/later\.jpg$/), expected: "a page that names it" },
  ]);
  expect(() => loadSite(content.folder, "public")).toThrow(expect.objectContaining({ problems }));
  expect(() => loadSite(content.folder, "preview")).not.toThrow();
});

test("the pages of a preview say what it is", () => {
  for (const edition of ["local", "preview"] as const) {
    expect(loadShell(loadSite("content", edition)).isPreview).toBe(edition === "preview");
  }
});
