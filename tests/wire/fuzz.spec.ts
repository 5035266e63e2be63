import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { expect, test } from "@playwright/test";
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  oneof,
  string,
  tuple,
} from "fast-check";
import { outputs } from "../../tools/outputs.ts";
import { serveFolder } from "../../tools/serve-folder.ts";

/* Thousands of requests that nobody should send. Run one again: FUZZ_SEED=… npx playwright test fuzz */

const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const served = new Set(
  readdirSync(outputs.site, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(outputs.site, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => hash(readFileSync(file))),
);

const segment = oneof(
  constantFrom(
    ...["about", "services", "dental", "index.html", "assets", "..", ".", "%2e%2e", "%2f", "..%5c"],
    ...["%00", "%", "%zz", "%E0%A4%A", "package.json", "etc", "passwd", ".vite", "~", "//", "\\"],
  ),
  string({ unit: "binary", maxLength: 12 }),
);
const target = oneof(
  array(segment, { maxLength: 8 }).map((parts) => `/${parts.join("/")}`),
  tuple(array(segment, { maxLength: 4 }), string({ maxLength: 20 })).map(
    ([parts, query]) => `/${parts.join("/")}?${query}`,
  ),
  constantFrom("*", "http://localhost/about", "https://example.org/../x", "//example.org/about"),
  string({ unit: "binary", maxLength: 40 }),
);
const method = oneof(
  constant("GET"),
  constantFrom("HEAD", "POST", "PUT", "OPTIONS", "TRACE", "get", "PROPFIND", "GE T", ""),
);
const header = tuple(
  constantFrom("Accept-Encoding", "Range", "If-None-Match", "If-Range", "Host", "Connection"),
  oneof(
    constantFrom("br", "gzip;q=0, *", "bytes=0-1", "bytes=-1", "bytes=9-1", "*", 'W/"x"', "close"),
    string({ maxLength: 30 }),
  ),
).map(([name, value]) => `${name}: ${value}`);
const version = constantFrom("HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/x", "");
const request = tuple(method, target, version, array(header, { maxLength: 4 })).map(
  ([verb, path, protocol, headers]) =>
    `${[`${verb} ${path} ${protocol}`, "Host: localhost", ...headers, "Connection: close"].join("\r\n")}\r\n\r\n`,
);

test("no request makes the server fail, or gives away another file", async () => {
  test.setTimeout(120_000);
  console.log(`The seed of these requests is ${seed}.`);
  const { port, close } = await serveFolder(outputs.site);
  const seen = new Map<string, number>();
  try {
    await assert(
      asyncProperty(request, async (text) => {
        const answer = await ask(port, text);
        const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer.toString("latin1"))?.[1] ?? "none";
        seen.set(status, (seen.get(status) ?? 0) + 1);
        expect([
          "200",
          "206",
          "304",
          "308",
          "400",
          "404",
          "405",
          "408",
          "416",
          "431",
          "505",
        ]).toContain(status);
        const end = answer.indexOf("\r\n\r\n");
        const [head, body] = [answer.subarray(0, end).toString("latin1"), answer.subarray(end + 4)];
        expect(head).not.toMatch(/\r\n(server|x-powered-by):/i);
        if (status === "200" && body.length > 0 && body.toString() !== "ok\n") {
          expect(served.has(hash(body)), text).toBe(true);
        }
        expect(body.toString("latin1")).not.toMatch(/node:internal|\n {4}at /);
      }),
      { seed, numRuns: 5_000, endOnFailure: true },
    );
  } finally {
    close();
  }
  // Both kinds were among them: requests that are understood, and requests that are not.
  for (const status of ["200", "400", "404", "405"]) expect(seen.get(status)).toBeGreaterThan(50);
});

async function ask(port: number, text: string): Promise<Buffer> {
  const socket = connect(port, "localhost");
  const parts: Buffer[] = [];
  socket.on("data", (data: Buffer) => parts.push(data));
  socket.on("error", () => {});
  // Half-closed: nothing more is coming.
  socket.end(text);
  await once(socket, "close");
  return Buffer.concat(parts);
}
