import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { articleComponents } from "./article-tags.tsx";

test("in the chart of months, a season has its first month and its last, numbered", () => {
  const texts = { inside: "in season, month", outside: "outside", children: "May to July." };
  const props = { names: "April May June July August", from: "May", to: "July", ...texts };
  const $ = load(renderToStaticMarkup(createElement(articleComponents.Months, props)));
  const said = $(".visually-hidden")
    .toArray()
    .map((month) => $(month).text());
  const season = [
    "May: in season, month 1",
    "June: in season, month 2",
    "July: in season, month 3",
  ];
  expect(said).toEqual(["April: outside", ...season, "August: outside"]);
});
