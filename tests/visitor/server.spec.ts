import { readFileSync } from "node:fs";
import { expect, test } from "../support/browser.ts";
import { builtHtml, clinicSite } from "../support/built.ts";

/* What `vite preview` answers, as the host will. tests/commands starts and stops it. */

/** The headers of every answer: the last rule of _headers. */
const ofAll = readFileSync(`${clinicSite}/_headers`, "utf8").split("\n\n").at(-1) ?? "";
const headers = ofAll.matchAll(/^ {2}([\w-]+): (.+)$/gm);
const ofEveryAnswer = Object.fromEntries(
  Array.from(headers, ([, name = "", value]) => [name.toLowerCase(), value]),
);

test("every answer has its headers, and any other address is the not-found page", async ({
  baseURL,
}) => {
  const others = ["/nope", "/About", "/gone/", "//evil.example/", "/assets/gone.js"];
  for (const path of ["/", "/services/surgery", ...others]) {
    const answer = await fetch(baseURL + path);
    const isOther = others.includes(path);
    expect(answer.status, path).toBe(isOther ? 404 : 200);
    expect(Object.fromEntries(answer.headers), path).toMatchObject(ofEveryAnswer);
    expect((await answer.text()) === builtHtml(isOther ? "/404" : path, clinicSite), path).toBe(
      true,
    );
  }
});

test("a page has one address, and one that moved leads on, with the query", async ({ baseURL }) => {
  for (const [path, status, location] of [
    ["/about/", 308, "/about"],
    ["/services/surgery.html?a=b%20c", 308, "/services/surgery?a=b%20c"],
    ["/index.html", 308, "/"],
    ["/services/breeding?a=b", 301, "/services?a=b"],
    ["/%C3%BCber-uns", 301, "/about"],
    ["/forms/new%20client.pdf", 301, "/contact"],
  ] as const) {
    const answer = await fetch(baseURL + path, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")], path).toEqual([status, location]);
  }
});
