import { appendFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { changeContent, writeClinic } from "../changed-content.ts";
import { run, runInTerminal, test } from "./project.ts";

/** Makes the project a repository, with a remote and the clone of another computer. */
function connect(project: string) {
  const git = (folder: string, words: string) => run(`git ${words}`, folder).text.trim();
  const [remote, other] = [path.join(project, "dist/remote"), path.join(project, "dist/other")];
  const contentOf = (folder: string) => changeContent(path.join(folder, "content"));
  writeClinic(contentOf(project).folder);
  git(project, `init --bare --initial-branch=main ${remote}`);
  git(project, "init --initial-branch=main");
  git(project, "config user.name Ana");
  git(project, "config user.email ana@clinic.vet");
  git(project, "add .");
  git(project, "commit --message=All");
  git(project, `remote add origin ${remote}`);
  git(project, "push origin main");
  git(project, `clone --config user.name=Bo --config user.email=bo@clinic.vet ${remote} ${other}`);
  return {
    remote,
    mine: contentOf(project),
    publish: (answer = "", commit = "") =>
      runInTerminal(`tsx tools/publish.ts ${commit}`.trim(), project, answer),
    commitOf: (name: string) => git(remote, `rev-parse ${name}`),
    git: (words: string, folder = project) => git(folder, words),
    pushFromOther: (file: string, title: string) => {
      contentOf(other).set(file, { title });
      git(other, "commit --all --message=Other");
      git(other, "push --force");
    },
    other,
  };
}

test("the first time, all is new, and nothing the second time", async ({ project }) => {
  const { git, mine, publish, commitOf } = connect(project);
  for (const file of mine.files("services/*.mdx")) mine.set(file, { approved: undefined });
  expect(await publish("y\nn")).toMatch(/approved.+services 0,.+next to nothing.+Nothing was pub/s);
  git("restore content");
  writeFileSync(path.join(project, "src/über.svg"), "");
  expect(await publish("y")).toMatch(
    /^.*Not in content\/.+ src\/über\.svg\n.+ {2}New: \/about\n.+ Published\./s,
  );
  expect(commitOf("live")).toBe(commitOf("main"));
  expect(await publish()).toContain("Nothing to publish: the public site is this version.");
});

test("what is saved is published by name, and an older commit comes back", async ({ project }) => {
  const { git, mine, publish, commitOf, pushFromOther } = connect(project);
  git("push origin main:live");
  const before = commitOf("live");
  pushFromOther("pages/why-choose-us.yaml", "Us");
  mine.set("pages/about.yaml", { title: "Who we are" });
  mine.set("phrases.yaml", { "0.phrases": "belly like a drum" });
  const list = await publish("y");
  expect(list).toMatch(/With what others saved:\n\w+ {2}\w+day, .+ Bo: Other\n/);
  expect(list).toMatch(
    /site:\s+Changed: the signs.+\s+Changed: \/about\s+Changed: \/why-choose-us\n/,
  );
  expect(commitOf("live")).toBe(commitOf("main"));
  expect([git("rev-parse HEAD"), git("status --short")]).toEqual([commitOf("main"), ""]);

  expect(await publish("n", before)).toMatch(/day, .+ All\n.+: \/about\n.+ Nothing was published/s);
  expect(commitOf("live")).toBe(commitOf("main"));
  expect(await publish("y", before)).toContain("Published.");
  expect([commitOf("live"), commitOf("main~2")]).toEqual([before, before]);
  const versions =
    /letters of a version:\n.+day, .+ Ana: Change pages\/about\.yaml, phrases\.yaml\n.+day, .+ All\n/s;
  expect(await publish("y", "new")).toMatch(versions);
});

test("what can’t be published is kept, is no version, and is told why", async ({ project }) => {
  const { remote, mine, publish, git, pushFromOther } = connect(project);
  const isKept = async (sentence: string, answer = "y") => {
    const kept = new RegExp(`${sentence}.+ is still on this computer\\.`, "s");
    expect(await publish(answer)).toMatch(kept);
    expect(mine.get("pages/about.yaml", "title")).toBe("Who we are");
    expect(git("log --format=%s HEAD")).toBe("All");
  };
  mine.set("pages/about.yaml", { title: "Who we are" });
  await isKept("Publish\\?", "n");
  await isKept("Publish\\?", "");
  mine.set("clinic.yaml", { "phone.status": "unconfirmed" });
  await isKept("phone: is not confirmed");
  pushFromOther("pages/about.yaml", "Our people");
  await isKept("saved clashes with what you saved");
  expect(git("log --format=%s --all", remote)).toBe("Other\nAll");
  renameSync(remote, `${remote}-gone`);
  await isKept("The repository can’t be reached");
  mine.write("articles/new.mdx", "");
  run("npm run undo", project);
  expect(git("status --short")).toBe("");
  git("checkout --detach");
  expect(await publish()).toContain("Type: git switch main");
  const command = `${process.execPath} node_modules/tsx/dist/cli.mjs tools/publish.ts`;
  expect(run(command, project, { PATH: "" }).text).toContain("Git isn’t installed");
});

test("what is checked is the commit, not what lies beside it", async ({ project }) => {
  const { mine, publish, git, commitOf } = connect(project);
  const leadsNowhere = /the link to \/new\.txt leads nowhere.+Nothing was published/s;
  writeFileSync(path.join(project, "public/new.txt"), "");
  appendFileSync(path.join(mine.folder, "articles/first-visit.mdx"), "\n[New](/new.txt)\n");
  expect(await publish("y")).toMatch(leadsNowhere);
  git("commit --all --message=Broken");
  git("commit --allow-empty --message=Later");
  git("push origin main");
  expect(await publish("y", commitOf("main~1"))).toMatch(leadsNowhere);
  expect(commitOf("live")).toContain("unknown revision");
  git("add public");
  git("commit --message=Mended");
  expect(await publish("y")).toContain("Published.");
});

test("a clone of the last commit publishes, but not what others took back", async ({ project }) => {
  const { remote, other, git, mine, publish, commitOf, pushFromOther } = connect(project);
  git("push origin main:live");
  pushFromOther("pages/contact.yaml", "Talk to us");
  rmSync(path.join(project, ".git"), { recursive: true });
  git(`clone --depth=1 --no-checkout file://${remote} dist/shallow`);
  renameSync(path.join(project, "dist/shallow/.git"), path.join(project, ".git"));
  git("reset --hard");
  git("config user.name Ana");
  git("config user.email ana@clinic.vet");
  expect(await publish("y")).toMatch(/Changed: \/contact\n.+Published\./s);
  expect(await publish("n", commitOf("main~1"))).toContain("You go back to this version:");
  git("reset --hard main~1", other);
  git("push --force", other);
  mine.set("pages/about.yaml", { title: "Who we are" });
  expect(await publish("y")).toContain("Somebody took versions off main.");
  expect(commitOf("main")).toBe(commitOf("live~1"));
});
