import { expect, test } from "vitest";
import { formatDate } from "../../src/formatting/dates.ts";
import { authorOf } from "../../src/site/structured-data/article-node.ts";
import { blogContent, clinic, emergency, signs, site, visitKit } from "../site.ts";
import { builtPage, textOf, textsIn } from "./built-html.ts";

/* Each page says what its content says. */

/** Content that must be on a page. */
const shown: [path: string, ...content: unknown[]][] = [
  ["/", site.reasons.map(({ title, summary }) => [title, summary]), clinic.address.full],
  ["/about", clinic.stats.founded.value, clinic.stats.experience.value],
  [
    "/why-choose-us",
    site.reasons.map(({ title, description, benefits }) => [title, description, benefits]),
  ],
  ["/testimonials", site.testimonials.map(({ name, text }) => [name, text.split(/\n+/)])],
  ["/contact", clinic.fax?.display, clinic.address.full],
  ["/services", site.listedServices.map(({ description, features }) => [description, features])],
  ["/service-areas", site.areas.map(({ name, neighborhoods }) => [name, neighborhoods])],
  ["/blog", site.articles.map(({ title }) => title)],
  ["/blog/first-visit", visitKit.stages, visitKit.plans],
  ...[...site.services, emergency].map(({ path, title, lead, provides, questions, closing }) => [
    path,
    [title, lead, provides, questions, closing],
  ]),
  [
    emergency.path,
    [emergency.poisons, emergency.callNote, Object.values(site.signs.night), emergency.whoElse],
    signs.wait.map(({ name }) => name),
    [emergency.onTheWay, clinic.poisonLinesNote],
  ],
  ...site.areas.map(({ path, lead, via, neighborhoods, stops, idea }) => [
    path,
    [lead, via, neighborhoods, stops],
    idea.kind === "drive" && idea.steps,
    idea.kind === "quote" && [idea.quote?.text, idea.quote?.attribution],
  ]),
  ...site.legal.map(({ path, title, lead }) => [path, title, lead]),
  ...site.articles.map((article) => [
    article.path,
    [
      article.title,
      article.lead,
      article.category,
      authorOf(article, site)?.name ?? blogContent.byline.unnamed,
      article.readTime,
    ],
    [article.date && formatDate(article.date), article.phoneLink],
  ]),
] as [string, ...unknown[]][];

test.each(shown)("%s says what its content says", (path, ...content) => {
  const text = textOf(builtPage(path)("main"));
  const texts = textsIn(content).map((part) => part.replace(/\s+/g, " "));
  expect(texts).not.toEqual([]);
  expect(texts.filter((part) => !text.includes(part))).toEqual([]);
});
