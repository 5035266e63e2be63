import { cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { changeContent, writeClinic } from "../support/changed-content.ts";
import { run, test } from "./project.ts";

test("what isn’t built isn’t served, and a broken build keeps the last one", ({ project }) => {
  const unbuilt = "There is no built site in dist/site. Build it first: npm run build\n";
  expect(run("vite preview", project).text).toContain(unbuilt);
  cpSync("dist", path.join(project, "dist"), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(project, file), text);
  write("content/areas/a,b.mdx", "");
  const { status, text } = run("vite build", project, { GITHUB_ACTIONS: "true" });
  expect(status).toBe(1);
  expect(text).toContain("::error file=content/areas/a%2Cb.mdx,line=1::content/areas/a,b.mdx:1  ");
  expect(text).toContain("Nothing was built.");
  expect(text).toContain("content/areas/a,b.mdx  Service areas: the name of this file cannot be");
  expect(text).not.toContain("    at ");
  // A broken link, which the build finds only in rendered pages.
  rmSync(path.join(project, "content/areas/a,b.mdx"));
  write("content/notices.yaml", "- { kind: news, from: 2999-01-01, text: '[A](/contact#gone)' }\n");
  expect(run("vite build", project).text).toContain("/contact has no part #gone.");
  expect(existsSync(path.join(project, "dist/site/index.html"))).toBe(true);
});

test("the launch check says what is left to do, and what has changed since it was approved", ({
  project,
}) => {
  const content = changeContent(path.join(project, "content"));
  const check = () => run("tsx owner-tools/launch-check.ts", project);
  writeClinic(content.folder);
  content.set("clinic.yaml", { status: "unconfirmed" });
  const todo =
    /^Before the site goes public, 1 thing is to do:\n\n {2}Clinic: not confirmed yet\./m;
  expect(check()).toEqual({ status: 1, text: expect.stringMatching(todo) });
  const stopped = run("vite build", project, {
    SITE_EDITION: "public",
    SITE_ORIGIN: "https://a.vet",
  });
  expect(stopped).toEqual({ status: 1, text: expect.stringMatching(todo) });
  content.set("clinic.yaml", { status: "confirmed" });
  expect(check()).toEqual({ status: 0, text: "Ready to publish.\n" });

  // Git knows the text that was approved.
  for (const words of ["init", "add content", "-c user.name=A -c user.email=a@b.vet commit -m All"])
    run(`git ${words}`, project);
  content.set("services/surgery.mdx", { lead: "We operate." });
  const { status, text } = check();
  expect(status).toBe(1);
  expect(text).toMatch(/^ {2}Pet Surgery \([a-s]{8}\): changed /m);
  expect(text).toMatch(/^Pet Surgery, since .+:\n\n {2}- Lead: .+\n {2}\+ Lead: We operate\.$/m);
});
