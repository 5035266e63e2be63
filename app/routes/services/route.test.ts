import { expect, test } from "vitest";
import { loadSite } from "../../content-model/load-site.ts";
import type { Site } from "../../content-model/site.ts";
import { route } from "./route.ts";

/* What the page says about money, before and after the owner has settled it. */

const site = loadSite();
const withMoney = (money: Partial<Site["money"]>) =>
  route.load(
    { ...site, money: { ...site.money, ...money } },
    site.contentOf(route.content),
    route.path,
  ).content.money;
const names = ({ points }: ReturnType<typeof withMoney>) => points.map(({ name }) => name);
const { exam, estimate, paying, insurance, prices } = site.money;

test("an estimate shows once it is confirmed, and not before", () => {
  const others = [exam.heading, paying.heading, insurance.heading];
  expect(names(withMoney({ estimate: { ...estimate, status: "unconfirmed" } }))).toEqual(others);
  expect(names(withMoney({ estimate: { ...estimate, status: "confirmed" } }))).toEqual(
    others.toSpliced(1, 0, estimate.heading),
  );
});

test("a list of prices shows once it has an entry", () => {
  const items = [{ what: "Exam", price: "from $10" }];
  expect(withMoney({ prices: { ...prices, items: [] } }).prices).toBeUndefined();
  expect(withMoney({ prices: { ...prices, items } }).prices).toEqual({ ...prices, items });
});
