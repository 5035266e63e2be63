export type Place = {
  /** Relative to the project root, e.g. `content/services/dental.mdx`. */
  file: string;
  /** 1-based line, if known. */
  line?: number | undefined;
  /** Field path, e.g. `features` or `provides.2.name`; empty for the whole file. */
  field: string;
  /** The same as the forms call it, e.g. `Dental Care › Provides › X-rays › Name`. */
  label?: string | undefined;
};

/** `expected` is what to enter, unless the message says what to do. */
export type ProblemText = { message: string; expected?: string | undefined };

/** A problem in a content file, worded for the person who edits it. */
export type Problem = Place & ProblemText;

/** What is left to do, each where it stands. */
export type ToDo = {
  /** What keeps the site from the public, and which verb does it. */
  first: Problem[];
  /** What visitors ask for and is missing, and what may be wrong. */
  also: Problem[];
};

/**
 * As in `content/clinic.yaml:21  Clinic › Name: is not confirmed. Expected what is right.`
 * @param others in the same file with the same message, which follow by line and label
 */
export function formatProblem(problem: Problem, ...others: readonly Problem[]): string {
  const { file, label = "", message, expected } = problem;
  const lines = [problem, ...others].flatMap(({ line }) => line ?? []).join(", ");
  const names = [label, ...others.map((one) => one.label?.replace(/^.*? › /, ""))].join(", ");
  const text = `${message}${/[.?!]$/.test(message) ? "" : "."}${expected ? ` Expected ${expected}.` : ""}`;
  return `${file}${lines && ":"}${lines}  ${names}${names && ": "}${text}`;
}

/** A line for each problem, or for those of one file that have the same message. */
export function listProblems(problems: readonly Problem[]): string {
  const lines = new Map<string, Problem[]>();
  for (const one of problems) {
    const key = [one.file, one.message, one.expected].join();
    lines.set(key, [...(lines.get(key) ?? []), one]);
  }
  return Array.from(lines.values(), ([first, ...others]) =>
    first ? `  ${formatProblem(first, ...others)}\n` : "",
  ).join("");
}

/** An error for the owner, shown without a stack trace: one sentence, or all content problems. */
export class UserError extends Error {
  override readonly name = "UserError";
  readonly problems: readonly Problem[];

  constructor(what: string | readonly Problem[], heading = describeCount(what.length)) {
    super(typeof what === "string" ? what : `${heading}\n\n${listProblems(what)}`);
    this.problems = typeof what === "string" ? [] : what;
  }
}

const describeCount = (count: number) =>
  `The content has ${count === 1 ? "1 problem" : `${count} problems`}. Nothing was built.`;
