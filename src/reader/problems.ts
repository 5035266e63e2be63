export type ContentLocation = {
  /** Relative to the project root, e.g. `content/services/dental.mdx`. */
  file: string;
  /** 1-based line, if known. */
  line?: number | undefined;
  /** Field path, e.g. `features` or `provides.2.name`; empty for the whole file. */
  field: string;
  /** The same as the forms call it, e.g. `Dental Care › Provides › X-rays › Name`, if one has it. */
  formPath?: string | undefined;
};

/** What stops publishing, or is only worth a look, stops no build on this machine. */
export type Severity = "stops every build" | "stops publishing" | "worth a look";

/** `expected` is what to enter, unless the message says what to do. */
export type ProblemText = {
  message: string;
  expected?: string | undefined;
  /** By default, it stops every build. */
  severity?: Severity;
};

/** A problem in a content file, worded for the person who edits it. */
export type Problem = ContentLocation & ProblemText;

/**
 * As in `content/clinic.yaml:21  Clinic › Name: is “Mr”. Expected what is right.` What stops no build names the form alone, not the file.
 * @param others in the same file with the same message, which follow by line and form path
 */
export function formatProblem(problem: Problem, ...others: readonly Problem[]): string {
  const { file, formPath = "", message, expected, severity } = problem;
  const lines = [problem, ...others].flatMap(({ line }) => line ?? []).join(", ");
  const names = [formPath, ...others.map((problem) => problem.formPath?.replace(/^.*? › /, ""))]
    .filter(Boolean)
    .join(", ");
  const location = severity && formPath ? "" : `${file}${lines && ":"}${lines}  `;
  const text = `${message}${/[.?!]$/.test(message) ? "" : "."}${expected ? ` Expected ${expected}.` : ""}`;
  return `${location}${names}${names && ": "}${text}`;
}

/** Those of a severity. */
export const withSeverity = (severity: Severity, problems: readonly Problem[]) =>
  problems.filter((problem) => (problem.severity ?? "stops every build") === severity);

const headings = {
  "stops every build": (count: number) =>
    `The content has ${count === 1 ? "1 problem" : `${count} problems`}. Nothing was built.`,
  "stops publishing": (count: number) =>
    `Before the site goes public, ${count === 1 ? "1 thing is" : `${count} things are`} to do:`,
  "worth a look": () => "Worth a look:",
};

/** Those of a severity: a line for each, or for all of one file that have the same message. Nothing if there are none. */
export function listProblems(problems: readonly Problem[], severity: Severity): string {
  const listed = withSeverity(severity, problems);
  const lines = new Map<string, Problem[]>();
  for (const problem of listed) {
    const key = [problem.file, problem.message, problem.expected].join();
    lines.set(key, [...(lines.get(key) ?? []), problem]);
  }
  const text = Array.from(lines.values(), ([first, ...others]) =>
    first ? `  ${formatProblem(first, ...others)}\n` : "",
  ).join("");
  return text && `${headings[severity](listed.length)}\n\n${text}`;
}

/** An error for the owner, shown without a stack trace: one sentence, or all problems of a severity. */
export class UserError extends Error {
  override readonly name = "UserError";
  readonly problems: readonly Problem[];

  constructor(what: string | readonly Problem[], severity: Severity = "stops every build") {
    super(typeof what === "string" ? what : listProblems(what, severity));
    this.problems = typeof what === "string" ? [] : withSeverity(severity, what);
  }
}
