import { pagePaths } from "../../addresses.ts";
import { ArticleList } from "../../collections/articles/article-list/article-list.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Band, Heading } from "../../ui/band/band.tsx";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/field.tsx";
import { useInBrowser } from "../../ui/in-browser.ts";
import type { PageProps } from "../define-route.ts";
import type { route } from "./route.ts";
import "./page.css";

export default function Blog({ data }: PageProps<typeof route>) {
  const query = new URLSearchParams(useInBrowser(() => location.search, ""));
  const category = data.categories.find((name) => name === query.get("category"));
  const articles = data.articles.filter(({ byline }) => !category || byline.category === category);
  return (
    <>
      <PageHead {...data.head} />
      <Band aria-labelledby="posts">
        <Heading id="posts" heading="Posts" variant="visually-hidden" />
        {/* Each button opens an address of its own, so that Back and links can lead there, too. Without
            script, all of these show all posts. */}
        {data.categories.length > 1 && (
          <form className="band-header scripted screen-only" action={pagePaths.blog} method="get">
            <fieldset className="cluster">
              <legend className="visually-hidden">Show posts by category</legend>
              {[undefined, ...data.categories].map((name) => (
                <Button
                  key={String(name)}
                  type="submit"
                  size="small"
                  variant={category === name ? "secondary" : "outline"}
                  name={name && "category"}
                  value={name}
                  aria-pressed={category === name}
                >
                  {name ?? "All Posts"}
                </Button>
              ))}
            </fieldset>
            <p role="status" className="text-lead">
              {category
                ? `Posts in ${category}: ${articles.length}`
                : `All ${articles.length} posts`}
            </p>
          </form>
        )}
        {data.articles.length === 0 && <p className="text-lead">No posts yet.</p>}
        <ArticleList articles={articles} firstLarge={category === undefined} />
        <div className="blog-newsletter cluster screen-only">
          <h2 className="display-lead">Email newsletter</h2>
          {/* The newsletter is announced as coming soon, so its form does nothing. */}
          <fieldset disabled>
            <legend>Coming soon</legend>
            <TextField name="email" type="email" label="Your email" autoComplete="off" />
            <Button>Sign up</Button>
          </fieldset>
        </div>
      </Band>
    </>
  );
}
