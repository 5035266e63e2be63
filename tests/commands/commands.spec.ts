import { cpSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { changeContent, writeClinic } from "../changed-content.ts";
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
  expect(text).toContain("content/redirects.yaml:1  0.from: is missing.");
  expect(text).not.toContain("    at ");
  // A broken link, which the build finds only in rendered pages.
  write("content/redirects.yaml", "[]\n");
  write("content/notices.yaml", "- { kind: news, from: 2999-01-01, text: '[A](/contact#gone)' }\n");
  expect(run("vite build", project).text).toContain("/contact has no part #gone.");
  expect(existsSync(path.join(project, "dist/site/index.html"))).toBe(true);
});

test("the launch check fails until nothing stops the public site", ({ project }) => {
  const content = changeContent(path.join(project, "content"));
  writeClinic(content.folder);
  const check = () => run("tsx tools/launch-check.ts", project);
  for (const words of ["init", "add content", "-c user.name=A -c user.email=a@b.vet commit -m All"])
    run(`git ${words}`, project);
  const seen = "The public will see: pages \\d+, services 3, articles 3, people 4";
  const ready = { status: 0, text: expect.stringMatching(`Ready to publish. ${seen}`) };
  expect(check()).toEqual(ready);
  content.set("signs.yaml", { "list.bleeding.level": "visit" });
  const changed =
    /changed since .+ \(1\):\n\S+signs\.yaml:1 {2}approved: is of 2026-11-02, .+signs\.yaml changed/;
  expect(check().text).toMatch(changed);
  for (const file of content.files("services/*")) content.set(file, { approved: undefined });
  const empty = "Publishable, but empty. The public will see: pages \\d+, services 0,";
  expect(check()).toEqual({ status: 0, text: expect.stringMatching(empty) });
  content.set("clinic.yaml", { "phone.status": "unconfirmed" });
  const stops = /^These stop .+ \(1\):\ncontent\/clinic\.yaml:\d+ {2}phone: is not confirmed\./m;
  expect(check()).toEqual({ status: 1, text: expect.stringMatching(stops) });
});
