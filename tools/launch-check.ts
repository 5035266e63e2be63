import { noticesFile } from "../src/clinic/notices.ts";
import { linksToAll } from "../src/clinic/page-links.ts";
import { listProblems, type Problem, UserError } from "../src/content/problems.ts";
import type { SignedPage } from "../src/content/site.ts";
import { readSite } from "../src/site/read-site.ts";
import { describePublicSite, listUnpushed } from "./public-site.ts";

/*
 * Lists what is not settled (src/content/unsettled.ts) and, once nothing stops the public site, what
 * publishing changes. Fails while anything stops it. `--all` adds open questions, and what is worth a look.
 */

try {
  const site = readSite();
  const { visitorsAsk, stops, leftOut, linksLeftOut, toDecide, warnings } = site.unsettled;
  const others = leftOut.filter(({ label }) => !visitorsAsk.some((one) => one.label === label));
  const notices = warnings.filter(({ file }) => file.endsWith(`/${noticesFile.path}`));
  const missing = site.signedPages.filter(({ signature, isRequired }) => !signature && !isRequired);
  const unsigned = missing.map(({ path }) => path);
  const signed = linksToAll(site, "services").filter(({ path }) => !unsigned.includes(path));
  const shown = signed.map(({ name }) => name).join(", ");
  const questions = toDecide.map(({ file, line, message }) => `  ${file}:${line}  ${message}\n`);
  const unpushed = listUnpushed();
  const text = [
    section("Visitors ask most for these", oneByOne(visitorsAsk)),
    section(`These ${stops.length} stop the public site`, oneByOne(stops)),
    section("The public site leaves these out", listProblems(others)),
    section("And these pages, until somebody signs them, each with its code", namesOf(missing)),
    missing.length > 0 && `  Until then, the menu Services has only: ${shown}.\n`,
    linksLeftOut > 0 &&
      `  ${linksLeftOut} links to what is left out show as words, or not at all.\n`,
    section("Signed, but changed since", namesOf(site.signedPages.filter((one) => one.hasChanged))),
    section("Notices that are worth a look", oneByOne(notices)),
    process.argv.includes("--all")
      ? section("To decide before signing", questions.join("")) +
        section("Worth a look", oneByOne(warnings))
      : `\nFor ${toDecide.length} questions to decide, and ${warnings.length} things worth a look: npm run launch-check -- --all\n`,
    stops.length === 0 && `\nReady to publish.\n${describePublicSite()}`,
    section(
      "On this computer alone, so not published until you commit and push it to main",
      unpushed.length > 0 ? `  ${unpushed.join(", ")}\n` : "",
    ),
  ];
  console.log(text.filter(Boolean).join("").trim());
  if (stops.length + unpushed.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}

/** A heading with lines below it; nothing without lines. */
function section(heading: string, lines: string): string {
  return lines === "" ? "" : `\n${heading}:\n${lines}`;
}

function oneByOne(problems: readonly Problem[]): string {
  return problems.map((one) => listProblems([one])).join("");
}

function namesOf(pages: readonly SignedPage[]): string {
  const names = pages.map(({ title, code }) => `${title} (${code})`);
  return names.length === 0 ? "" : `  ${names.join(", ")}\n`;
}
