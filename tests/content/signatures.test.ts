import { expect, test } from "vitest";
import { changeContent, setTeam } from "../changed-content.ts";
import { renderPages, wordsOf } from "./render-pages.ts";

const chips = "services/microchips.mdx";
const [path, copied] = ["/services/microchips", "/services/chips-too"];
const signer = "Dr. Maximiliane Featherstonhaugh";

/** The code of each page that needs a signature. */
const codesOf = (content: ReturnType<typeof changeContent>) =>
  new Map(content.load().signedPages.map((page) => [page.path, page.code]));

test.each<[what: string, file: string, from: string | RegExp, to: string, signed?: string]>([
  ["a word of its text", chips, "A chip is", "The chip is", path],
  ["a word of a field", chips, "title: ", "title: New ", path],
  ["the level of a sign", "signs.yaml", "level: call", "level: today", "/services/emergency"],
  ["a comment", chips, "---", "---\n# A comment"],
  ["quotes", chips, /title: (.+)/, "title: '$1'"],
  ["the order of its fields", chips, /(title: .+\n)([\s\S]+?\n)(---)/, "$2$1$3"],
  ["a question to decide", "legal/privacy-policy.mdx", "title:", "decide: [Is it?]\ntitle:"],
  ["a fact that it names", "clinic.yaml", "834.4200", "834.4300"],
])("%s changes the code of what was signed, or nothing", (_, file, from, to, signed) => {
  const content = changeContent();
  const before = codesOf(content);
  const text = content.read(file);
  content.write(file, text.replace(from, to));
  expect(content.read(file)).not.toBe(text);
  const changed = [...codesOf(content)].filter(([page, code]) => before.get(page) !== code);
  expect(changed.map(([page]) => page)).toEqual(signed ? [signed] : []);
});

test("a copy of a signed text is unsigned, and so is on no public page", async () => {
  const content = changeContent();
  content.write("services/chips-too.mdx", content.read(chips).replace(/(title: )/g, "$1Too "));
  const codes = codesOf(content);
  expect(codes.get(copied)).not.toBe(codes.get(path));
  const [services] = await renderPages(["/services"], "public");
  expect(wordsOf(services)).not.toContain("Too ");
});

test("who has left is on no page, and what they signed stays signed", async () => {
  const content = changeContent();
  const people = content.get("team.yaml", "") as { name: string }[];
  const left = people.map((one) => (one.name === signer ? { ...one, status: "left" } : one));
  content.set("team.yaml", { "": left });
  const [about, article] = await renderPages(["/about", "/blog/first-visit"], "public");
  expect(about("main").text()).not.toContain(signer);
  expect(wordsOf(article)).toContain(`Reviewed by ${signer}`);
});

test("a signer who is not in the team is named once, with all lines", () => {
  const content = changeContent();
  const signatures = content.read("signatures.yaml");
  setTeam(content, []);
  content.write("signatures.yaml", signatures);
  expect(content.load).toThrow(
    /yaml:2, 3, 4, 5, 6, 7, 8 {2}Signatures › .+ › Name, .+ is “Dr\. Max/,
  );
});

test("the preview tells whoever signs: the code, who has signed, what to decide", async () => {
  const content = changeContent();
  const noteOf = async (...build: ["preview" | "public", string?]) => {
    const [page] = await renderPages([path], ...build);
    return page(".note:contains('code of this text')").text();
  };
  const shared = ["preview", "https://preview.vet.org"] as const;
  expect(await noteOf(...shared)).toContain(`${signer} signed it.`);
  content.write(chips, content.read(chips).replace("A chip is", "The chip is"));
  const changed = await noteOf(...shared);
  expect(changed).toContain(`has changed since ${signer} signed it`);
  expect(changed).toContain(codesOf(content).get(path));
  content.set("signatures.yaml", { medical: [] });
  expect(await noteOf(...shared)).toContain("Nobody has signed it.");
  expect(await noteOf("preview")).toBe("");
  content.write(
    "legal/privacy-policy.mdx",
    content.read("legal/privacy-policy.mdx").replace("title:", "decide: [Which date?]\ntitle:"),
  );
  const [policy] = await renderPages(["/privacy-policy"], ...shared);
  expect(policy(".note li").text()).toBe("Which date?");
});
