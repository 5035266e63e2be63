import { readSite } from "../src/assemble/read-site.ts";
import { listProblems, UserError } from "../src/reader/problems.ts";
import { listChanges } from "./changed-texts.ts";

/* Lists what keeps the site from the public, and fails while anything does, and what is worth a look. */

try {
  const { problems, approvalPages, isDraftFile } = readSite();
  const stops = listProblems(problems, "stops publishing");
  const parts = [
    stops || "Ready to publish.\n",
    listChanges(approvalPages.filter(({ file }) => !isDraftFile(file))),
    listProblems(problems, "worth a look"),
  ];
  console.log(parts.filter(Boolean).join("\n").trim());
  if (stops) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}
