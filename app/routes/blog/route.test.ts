import { expect, test } from "vitest";
import { loadSite } from "../../content-model/load-site.ts";
import { newestPosts, route } from "./route.ts";

const site = loadSite();
const [article] = site.articles;
if (article === undefined) throw new Error("content/ has no article");

const load = (posts: typeof site) => route.load(posts, site.contentOf(route.content), route.path);

const many = Array.from({ length: newestPosts + 10 }, (_, index) => ({
  ...article,
  path: `/blog/post-${index}`,
}));

test("the newest posts have a picture and a sentence, older ones are a line each", () => {
  const { posts, older } = load({ ...site, articles: many }).content;
  expect(posts).toHaveLength(newestPosts);
  expect(older).toHaveLength(10);
  expect(older[0]).toMatchObject({
    href: `/blog/post-${newestPosts}`,
    title: article.title,
    category: article.category,
    date: article.date,
    dateText: expect.stringMatching(/^[A-Z][a-z]+ \d+, \d{4}$/),
  });
});

test("a short blog has no older posts", () => {
  const { posts, older } = load({ ...site, articles: many.slice(0, newestPosts) }).content;
  expect(posts).toHaveLength(newestPosts);
  expect(older).toEqual([]);
});
