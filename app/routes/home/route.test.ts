import { expect, test } from "vitest";
import { loadSite } from "../../content-model/load-site.ts";
import { route } from "./route.ts";

const site = loadSite();
const words = site.contentOf(route.content);
const { text = "Come in" } = words.firstVisit.newPatients;

test.each([
  ["unconfirmed", undefined],
  ["confirmed", text],
] as const)("that new patients are welcome, while it is %s, is told as: %s", (status, told) => {
  const firstVisit = { ...words.firstVisit, newPatients: { text, status } };
  const { content } = route.load(site, { ...words, firstVisit }, route.path);
  expect(content.firstVisit.newPatients).toBe(told);
});
