import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { modifiedSite, test } from "./modified-site.ts";

test("an address of content/redirects.yaml leads to its page, with the query", async ({
  baseURL,
}) => {
  expect(readFileSync(`${modifiedSite}/_redirects`, "utf8")).toBe("/Our-Team.html /about 301\n");
  const answer = await fetch(`${baseURL}/Our-Team.html?a=b`, { redirect: "manual" });
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe("/about?a=b");
});
