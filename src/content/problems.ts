export type Place = {
  /** Relative to the project root, e.g. `content/services/dental.mdx`. */
  file: string;
  /** 1-based line, if known. */
  line?: number | undefined;
  /** Field path, e.g. `features` or `provides.2.name`; empty for the whole file. */
  field: string;
};

export type ProblemText = { message: string; expected: string };

/** A problem in a content file, worded for the person who edits it. */
export type Problem = Place & ProblemText;

/** As in `content/services/dental.mdx:9  features: has 3 items. Expected exactly 4 items.` */
export function formatProblem({ file, line, field, message, expected }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}  ${field === "" ? "" : `${field}: `}${message}. Expected ${expected}.`;
}

/** An error for the owner, shown without a stack trace: one sentence, or all content problems. */
export class UserError extends Error {
  override readonly name = "UserError";
  readonly problems: readonly Problem[];

  constructor(what: string | readonly Problem[]) {
    super(typeof what === "string" ? what : describeProblems(what));
    this.problems = typeof what === "string" ? [] : what;
  }
}

function describeProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const lines = problems.map((problem) => `  ${formatProblem(problem)}\n`);
  return `The content has ${count}. Nothing was built.\n\n${lines.join("")}`;
}
