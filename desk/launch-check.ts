import { execSync } from "node:child_process";
import { listProblems, UserError } from "../src/content/problems.ts";
import { readSite } from "../src/site/read-site.ts";
import { listChanges } from "./changed-texts.ts";

/* Lists what keeps the site from the public, and fails while anything does, and what is worth a look. */

try {
  const { problems, signedPages, isDraft } = readSite();
  const stops = listProblems(problems, "stops publishing");
  const unpushed = listUnpushed().join(", ");
  const onlyHere = "On this computer alone, so not published until you commit and push it to main";
  const parts = [
    stops || "Ready to publish.\n",
    listChanges(signedPages.filter(({ file }) => !isDraft(file))),
    listProblems(problems, "worth a look"),
    unpushed && `${onlyHere}:\n  ${unpushed}\n`,
  ];
  console.log(parts.filter(Boolean).join("\n").trim());
  if (stops || unpushed) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}

/** The files of this computer that publishing does not take, because nobody has pushed them to `main`. */
function listUnpushed(): string[] {
  const list = (command: string) =>
    execSync(command, { encoding: "utf8", stdio: "pipe" }).split("\n");
  try {
    return [
      ...list("git diff --merge-base --name-only origin/main"),
      ...list("git ls-files --others --exclude-standard"),
    ].filter(Boolean);
  } catch {
    // No repository, as on a host, or one that is nowhere else.
    return [];
  }
}
