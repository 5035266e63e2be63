import { expect, test } from "vitest";
import { loadSite } from "../../content-model/load-site.ts";
import { postsIn } from "./page.tsx";
import { newestPosts, route } from "./route.ts";

const site = loadSite();
const [article] = site.articles;
if (article === undefined) throw new Error("content/ has no article");

const many = Array.from({ length: newestPosts + 10 }, (_, index) => ({
  ...article,
  path: `/blog/post-${index}`,
  category: index % 2 === 0 ? "Even" : "Odd",
}));
const load = (articles: typeof many) =>
  route.load({ ...site, articles }, site.contentOf(route.content), route.path).content;
const hrefs = (posts: readonly { href: string }[]) => posts.map(({ href }) => href);

test("the newest posts come first; older ones follow in a list of their own, if there are any", () => {
  const { posts, older } = load(many);
  const all = many.map(({ path }) => path);
  expect(hrefs(posts)).toEqual(all.slice(0, newestPosts));
  expect(hrefs(older)).toEqual(all.slice(newestPosts));
  expect(load(many.slice(0, newestPosts)).older).toEqual([]);
});

test("a category has its own posts, new and old, and no others; without one there are all", () => {
  const content = load(many);
  const { posts, older } = postsIn("Odd", content);
  expect(older.length).toBeGreaterThan(0);
  const odd = many.filter(({ category }) => category === "Odd");
  expect(hrefs([...posts, ...older])).toEqual(odd.map(({ path }) => path));
  expect(postsIn(undefined, content)).toEqual({ posts: content.posts, older: content.older });
});
