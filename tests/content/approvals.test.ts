import { expect, test } from "vitest";
import { readSite } from "../../src/assemble/read-site.ts";
import { type ChangedContent, changeContent } from "../support/changed-content.ts";
import { mainText, renderPages } from "../support/render-pages.ts";

const chips = "services/microchips.mdx";
const path = "/services/microchips";
const article = "/blog/first-visit";
const approver = "Dr. Maximiliane Featherstonhaugh";

/** The code of each page that needs an approval. */
const codesOf = (content: ChangedContent) =>
  new Map(content.load().approvalPages.map((page) => [page.path, page.code]));

const approvalOf = (content: ChangedContent, page = path) =>
  content.load().approvalPages.find((one) => one.path === page)?.approval;

const before = codesOf(changeContent());

test.each([
  ["a word of its text", chips, "A chip is", "The chip is", "microchips"],
  ["a word of a field", chips, "title: ", "title: New ", "microchips"],
  ["a level", "signs.yaml", "level: leave", "level: call", "senior-pets emergency"],
  ["a sign that it lists", "signs.yaml", "name: Itching", "name: An itch", "emergency surgery"],
  ["what a level asks", "signs.yaml", "Leave now", "Go now", "senior-pets emergency surgery"],
  [
    "words for a hospital",
    "clinic.yaml",
    "the nearest 24",
    "no 24",
    "senior-pets emergency surgery",
  ],
  ["a poison line", "clinic.yaml", "426-4435", "426-4453", "emergency"],
  ["a figure that it names", "figures.yaml", "24 hours", "240 hours", "emergency"],
  ["a fact in a policy", "clinic.yaml", /notice: .+/, "notice: 90-day", "terms-conditions"],
  ["an answer of medicine", "questions.yaml", "Call before", "Call as", "contact"],
  ["that it is none", "questions.yaml", "id: stray", "id: stray, medicine: false", "contact"],
  ["where a list ends", chips, /\n(?=A chip is)/, "\n- ", "microchips"],
  [
    "where a step ends",
    "signs.yaml",
    /says first\.\*\*"\n +- "/,
    "says first.** ",
    "senior-pets emergency",
  ],
  ["another answer", "questions.yaml", "a deposit", "deposits", ""],
  ["a comment", chips, "---", "---\n# A comment", ""],
  ["quotes", chips, /title: (.+)/, "title: '$1'", ""],
  ["the order of its fields", chips, /(title: .+\n)([\s\S]+?\n)(---)/, "$2$1$3", ""],
  ["its picture", chips, "title:", "picture: heads/town-greer\ntitle:", ""],
  [
    "an empty list, and related pages",
    chips,
    "title:",
    "sources: []\nrelated: [surgery]\ntitle:",
    "",
  ],
  ["the ground of a drawing", "services/surgery.mdx", "ground: navy", "ground: hill", ""],
  ["its day", "articles/first-visit.mdx", "2026-04-08", "2026-04-07", ""],
  ["that it is confirmed", "questions.yaml", "id: stray", "id: stray, status: confirmed", ""],
  ["bullets, bold, and where lines end", chips, /\n(?=A chip is)/, "\n\n", ""],
  ["a question to decide", "legal/privacy-policy.mdx", "title:", "openQuestions: [A]\ntitle:", ""],
  ["a fact of the clinic", "clinic.yaml", "834.4200", "834.4300", ""],
])("%s changes the code of what was approved, or nothing", (_, file, from, to, approved) => {
  const content = changeContent();
  const text = content.read(file);
  content.write(file, text.replace(from, to));
  expect(content.read(file)).not.toBe(text);
  const changed = [...codesOf(content)].filter(([page, code]) => before.get(page) !== code);
  expect(changed.map(([page]) => page.replace(/.*\//, "")).join(" ")).toBe(approved);
});

test.each<[line: string, isCurrent: boolean | undefined]>([
  ["Chips (CODE)", true],
  [" chips ( C o D e ),First visit (aaaaaaaa)", true],
  ["Chips (aaaaaaaa)", undefined],
])("a line %s approves it: %s", (line, isCurrent) => {
  const content = changeContent();
  const code = codesOf(content).get(path) ?? "";
  const pages = line.replace(/c ?o ?d ?e/i, (one) => [...code].join(one.length > 4 ? " " : ""));
  content.set("approvals.yaml", { "": [{ by: approver, on: "2026-11-02", pages }] });
  expect(approvalOf(content)?.isCurrent).toBe(isCurrent);
});

test("a text that has changed names nobody, and stays from the public until it is approved or a draft", async () => {
  const content = changeContent();
  const file = "articles/first-visit.mdx";
  content.write(file, content.read(file).replace("title: ", "title: Your "));
  expect(approvalOf(content, article)).toMatchObject({
    by: approver,
    on: "2026-11-02",
    isCurrent: false,
  });
  const [changed] = await renderPages([article]);
  expect(changed.html()).not.toContain(`Reviewed by`);
  const line = `Your First visit (${codesOf(content).get(article)})`;
  const publish = () => readSite(content.folder, "public");
  expect(publish).toThrow(
    `${line}: changed since ${approver} read it on 2026-11-02. Enter the older words again, or read it on the preview, and paste its line into Approvals, or switch on Draft in its form.`,
  );
  content.set(file, { draft: true });
  expect(publish).not.toThrow("changed since");
  content.set(file, { draft: false });
  const readings = content.get("approvals.yaml", "") as object[];
  const again = { by: "Dr. Sol Ó Briain", on: "2026-11-03", pages: line };
  content.set("approvals.yaml", { "": [again, ...readings] });
  const [approved] = await renderPages([article], "public");
  expect(mainText(approved)).toContain("Reviewed by Dr. Sol Ó Briain");
  // The older text, with its older approval, is what somebody has read and changed.
  content.set(file, { title: "First visit" });
  expect(publish).toThrow("changed since Dr. Sol Ó Briain read it on 2026-11-03");
});

test("who has left is on no page, and what they approved stays approved", async () => {
  const content = changeContent();
  const people = content.get("team.yaml", "") as { name: string }[];
  const left = people.map((one) =>
    one.name === approver ? { ...one, lastDay: "2026-11-02" } : one,
  );
  content.set("team.yaml", { "": left });
  const [about, article] = await renderPages(["/about", "/blog/first-visit"], "public");
  expect(about("main").text()).not.toContain(approver);
  expect(mainText(article)).toContain(`Reviewed by ${approver}`);
  content.set("approvals.yaml", { "0.on": "2026-11-03" });
  expect(content.load).toThrow("and may not");
  content.set("approvals.yaml", { "0.on": "2026-11-02" });
  content.set("team.yaml", { "": people.map((one) => ({ ...one, lastDay: "2026-11-02" })) });
  expect(content.load().problems[0]?.message).toContain("no veterinarian is here");
});

test("the preview tells whoever approves: what to decide, who has approved, what to paste", async () => {
  const content = changeContent();
  const noteOf = async (...build: ["preview" | "public", string?]) => {
    const [page] = await renderPages([path], ...build);
    return page(".note:contains('paste this')").text();
  };
  const shared = ["preview", "https://preview.vet.org"] as const;
  expect(await noteOf(...shared)).toContain(`${approver} approved it.`);
  content.write(chips, content.read(chips).replace("A chip is", "The chip is"));
  const changed = await noteOf(...shared);
  expect(changed).toContain(`has changed since ${approver} approved it`);
  expect(changed).toContain(`(${codesOf(content).get(path)})`);
  content.set("approvals.yaml", { "": [] });
  expect(await noteOf(...shared)).toContain("Nobody has approved it.");
  expect(await noteOf("preview")).toBe("");
  content.set("legal/privacy-policy.mdx", { openQuestions: ["Which date?"] });
  const [policy] = await renderPages(["/privacy-policy"], ...shared);
  expect(policy(".note li").text()).toBe("Which date?");
});
