import { renameSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { changeContent, writeClinic } from "../changed-content.ts";
import { run, test } from "./project.ts";

/** The project as a repository, with what is on its computer, on another one, and on the web. */
function connect(project: string) {
  const git = (folder: string, words: string) => run(`git ${words}`, folder).text.trim();
  const [remote, other] = [path.join(project, "remote"), path.join(project, "other")];
  const contentOf = (folder: string) => changeContent(path.join(folder, "content"));
  writeClinic(contentOf(project).folder);
  git(project, `init --bare --initial-branch=main ${remote}`);
  git(project, "init --initial-branch=main");
  git(project, "config user.name Ana");
  git(project, "config user.email ana@clinic.vet");
  git(project, "add content package.json");
  git(project, "commit --message=All");
  git(project, `remote add origin ${remote}`);
  git(project, "push origin main");
  git(project, `clone --config user.name=Bo --config user.email=bo@clinic.vet ${remote} ${other}`);
  return {
    remote,
    mine: contentOf(project),
    publish: (answer = "", commit = "") =>
      run(`tsx tools/publish.ts ${commit}`.trim(), project, {}, answer).text,
    commitOf: (name: string) => git(remote, `rev-parse ${name}`),
    git,
    pushFromOther: (file: string, title: string) => {
      contentOf(other).set(file, { title });
      git(other, "commit --all --message=Other");
      git(other, "push");
    },
  };
}

test("the first time, all is new, and nothing the second time", ({ project }) => {
  const { publish, commitOf } = connect(project);
  expect(publish("y")).toMatch(/^Not in content\/.+ src\/.+ {2}New: \/about\n.+ Published\./s);
  expect(commitOf("live")).toBe(commitOf("main"));
  expect(publish()).toContain("Nothing to publish: the public site is this version.");
});

test("what is saved is published by name, and an older commit comes back", ({ project }) => {
  const { git, mine, publish, commitOf, pushFromOther } = connect(project);
  git(project, "push origin main:live");
  const before = commitOf("live");
  pushFromOther("pages/why-choose-us.yaml", "Us");
  mine.set("pages/about.yaml", { title: "Who we are" });
  expect(publish("y")).toMatch(/site:\s+Changed: \/about\s+Changed: \/why-choose-us\nPublish/);
  expect(commitOf("live")).toBe(commitOf("main"));

  expect(publish("n", before)).toMatch(/Changed: \/about\n.+ Nothing was published/s);
  expect(commitOf("live")).toBe(commitOf("main"));
  expect(publish("y", before)).toContain("Published.");
  expect([commitOf("live"), commitOf("main~2")]).toEqual([before, before]);
  expect(publish("y", "new")).toContain("“new” is no commit of main.");
});

test("what can’t be published is kept, and a sentence says why", ({ project }) => {
  const { remote, mine, publish, git, pushFromOther } = connect(project);
  const isKept = (sentence: string, answer = "y") => {
    expect(publish(answer)).toMatch(new RegExp(`${sentence}.+ is still on this computer\\.`, "s"));
    expect(mine.get("pages/about.yaml", "title")).toBe("Who we are");
  };
  mine.set("pages/about.yaml", { title: "Who we are" });
  isKept("Publish\\?", "n");
  mine.set("clinic.yaml", { "phone.status": "unconfirmed" });
  isKept("phone: is not confirmed");
  pushFromOther("pages/about.yaml", "Our people");
  isKept("saved clashes with what you saved: content/pages/about.yaml");
  expect(git(remote, "log --format=%s --all")).toBe("Other\nAll");
  renameSync(remote, `${remote}-gone`);
  isKept("The repository can’t be reached");
});
