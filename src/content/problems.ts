import { inspect } from "node:util";

/** A problem in a content file, worded for the person who edits it. */
export type Problem = {
  /** Relative to the project root, e.g. `content/services/dental.mdx`. */
  file: string;
  /** 1-based line, if known. */
  line?: number | undefined;
  /** Field path, e.g. `features` or `provides.2.name`; empty for the whole file. */
  field: string;
  message: string;
  expected: string;
};

/** `content/services/dental.mdx:9  features: has 3 items. Expected exactly 4 items.` */
export function formatProblem({ file, line, field, message, expected }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}  ${field === "" ? "" : `${field}: `}${message}. Expected ${expected}.`;
}

/** Fails the build. The message lists every problem. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    const lines = problems.map((problem) => `  ${formatProblem(problem)}\n`);
    super(`The content has ${count}. Nothing was built.\n\n${lines.join("")}`);
    this.problems = problems;
  }

  /** Vite prints errors with `inspect`. These words are for editors of content: no stack. */
  [inspect.custom](): string {
    return this.message;
  }
}
