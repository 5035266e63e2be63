import { execSync } from "node:child_process";
import { listProblems, UserError } from "../src/content/problems.ts";
import { headingOf } from "../src/content/to-do.ts";
import { readSite } from "../src/site/read-site.ts";

/*
 * Lists what keeps the site from the public, and fails while anything does. `--all` adds what is worth a look.
 */

try {
  const { first, also } = readSite().toDo;
  const unpushed = listUnpushed();
  const text = [
    first.length > 0 && `${headingOf(first.length)}\n\n${listProblems(first)}`,
    process.argv.includes("--all")
      ? also.length > 0 && `\nAlso:\n${listProblems(also)}`
      : also.length > 0 &&
        `\nAlso, ${also.length} things are worth a look: npm run launch-check -- --all\n`,
    first.length === 0 && "\nReady to publish.\n",
    section(
      "On this computer alone, so not published until you commit and push it to main",
      unpushed.join(", "),
    ),
  ];
  console.log(text.filter(Boolean).join("").trim());
  if (first.length + unpushed.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}

/** A heading with a line below it; nothing without. */
function section(heading: string, line: string): string {
  return line && `\n${heading}:\n  ${line}\n`;
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
