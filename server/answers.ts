import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { notFoundPath } from "../app/policies/canonical-path.ts";
import { answerHeaders, type ServedPage } from "../app/policies/http-policy.ts";
import { readSiteFiles } from "./site-files.ts";

export type Encoding = "br" | "gzip" | "identity";

/** A file in one encoding, ready to send: headers as names and values in turn. */
type Variant = { body: Buffer; etag: string; headers: string[]; headersOf304: string[] };

/** What a path answers with. */
export type Answer = {
  status: 200 | 404;
  /** A page, which has other spellings. */
  isPage: boolean;
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
};

const suffixes = { br: ".br", gzip: ".gz", identity: "" } as const;

/**
 * Every file of a built site by the path that it answers to, and the answer to any other path.
 * @throws where there is no built site
 */
export function readAnswers(folder: string): {
  answers: ReadonlyMap<string, Answer>;
  notFound: Answer;
} {
  const { pages, notFound, others } = readSiteFiles(folder);
  const { styleHashes } = notFound;
  const answers = new Map([
    ...Array.from(pages, ([address, page]): [string, Answer] => [
      address,
      readAnswer(folder, address, page, true),
    ]),
    ...others.map((file): [string, Answer] => [
      file,
      readAnswer(folder, file, { file, styleHashes }, false),
    ]),
  ]);
  return { answers, notFound: readAnswer(folder, notFoundPath, notFound, false) };
}

function readAnswer(folder: string, address: string, served: ServedPage, isPage: boolean): Answer {
  const file = path.join(folder, served.file);
  const identity = readFileSync(file);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  const { "Content-Type": type, ...always } = answerHeaders(address, served);
  const isCompressed = existsSync(`${file}.br`);
  const variant = (encoding: Encoding): Variant => {
    const body = encoding === "identity" ? identity : readFileSync(file + suffixes[encoding]);
    const etag = `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
    const shared = {
      ETag: etag,
      ...(isCompressed && { Vary: "Accept-Encoding" }),
      ...always,
    };
    const headers = {
      "Content-Type": type,
      "Content-Length": String(body.length),
      "Accept-Ranges": "bytes",
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      ...shared,
    };
    return {
      body,
      etag,
      headers: Object.entries(headers).flat(),
      headersOf304: Object.entries(shared).flat(),
    };
  };
  return {
    status: address === notFoundPath ? 404 : 200,
    isPage,
    variants: {
      identity: variant("identity"),
      ...(isCompressed && { br: variant("br"), gzip: variant("gzip") }),
    },
  };
}
