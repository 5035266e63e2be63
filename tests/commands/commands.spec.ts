import { cpSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { changeContent, unsign, writeClinic } from "../changed-content.ts";
import { run, test } from "./project.ts";

test("what isn’t built isn’t served, and a broken build keeps the last one", ({ project }) => {
  const unbuilt = "There is no built site in dist/site. Build it first: npm run build\n";
  expect(run("vite preview", project).text).toContain(unbuilt);
  cpSync("dist", path.join(project, "dist"), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(project, file), text);
  write("content/redirects.yaml", "- to: /about\n");
  const { status, text } = run("vite build", project, { GITHUB_ACTIONS: "true" });
  expect(status).toBe(1);
  expect(text).toContain("::error file=content/redirects.yaml,line=1::content/redirects.yaml:1  ");
  expect(text).toContain("Nothing was built.");
  expect(text).toContain("content/redirects.yaml:1  Moved pages › /about › From: is missing.");
  expect(text).not.toContain("    at ");
  // A broken link, which the build finds only in rendered pages.
  write("content/redirects.yaml", "[]\n");
  write("content/notices.yaml", "- { kind: news, from: 2999-01-01, text: '[A](/contact#gone)' }\n");
  expect(run("vite build", project).text).toContain("/contact has no part #gone.");
  expect(existsSync(path.join(project, "dist/site/index.html"))).toBe(true);
});

test("the launch check says what stops the public site, then what changes", ({ project }) => {
  const content = changeContent(path.join(project, "content"));
  const check = () => run("tsx tools/launch-check.ts", project);
  const git = (words: string) => run(`git ${words}`, project).text;
  writeClinic(content.folder);
  content.set("clinic.yaml", { "phone.status": "unconfirmed" });
  const stops =
    /^These 1 stop .+:\n {2}content\/clinic\.yaml:\d+ {2}Clinic › Phone: is not confirmed\./m;
  expect(check()).toEqual({ status: 1, text: expect.stringMatching(stops) });
  content.set("clinic.yaml", { "phone.status": "confirmed" });
  const all = /^Ready to publish\.\nThe public will see \d+ pages: .+\nNothing is public yet\.$/m;
  expect(check()).toEqual({ status: 0, text: expect.stringMatching(all) });

  // A host builds the branch `live` from a clone of its own.
  const remote = path.join(project, "dist/remote");
  for (const words of [
    `init --bare ${remote}`,
    "init",
    "add content",
    "-c user.name=A -c user.email=a@b.vet commit -m All",
    `remote add origin ${remote}`,
    "push origin HEAD:live HEAD:main",
  ])
    git(words);
  expect(check().text).toContain("What publishing changes for the public:\n  No words");
  content.set("money.yaml", { heading: "What it costs" });
  content.set("services/surgery.mdx", { lead: "We operate." });
  unsign(content, "/services/microchips");
  const { status, text } = check();
  // Nobody has committed it.
  expect(status).toBe(1);
  expect(text).toMatch(/^On this computer alone, .+:\n {2}content\/money\.yaml, /m);
  expect(text).toMatch(
    /^Signed, but changed since:\n {2}.*Surgery.* \([a-s]{6}\)\n[\s\S]+ {2}Gone: Microchips.+\n {2}Changed: .*Surgery.*; What visits cost \(form\)\n/m,
  );
});
