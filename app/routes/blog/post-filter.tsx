import type { PageProps } from "../../document/page.ts";
import { useInBrowser } from "../../ui/scripted/scripted.tsx";
import type { route } from "./route.ts";
import "./post-filter.css";

type PostFilterProps = PageProps<typeof route>["content"] & {
  category: string | undefined;
  /** The number and category of the posts shown; announced when it changes. */
  result: string;
};

/** One button per category, each of which submits to a URL, so that it works without script. */
export function PostFilter(props: PostFilterProps) {
  const { filterLabel, allPosts, categories, category, result } = props;
  const choices = [
    { name: allPosts, value: undefined },
    ...categories.map((name) => ({ name, value: name })),
  ];
  return (
    <form className="post-filter" action="/blog" method="get">
      <fieldset>
        <legend className="visually-hidden">{filterLabel}</legend>
        {choices.map(({ name, value }) => (
          <button
            key={name}
            type="submit"
            name="category"
            value={value ?? ""}
            aria-pressed={category === value}
            onClick={(event) => {
              // The form would leave an empty query in the URL.
              if (value !== undefined || !("navigation" in window)) return;
              event.preventDefault();
              navigation.navigate("/blog");
            }}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <p role="status">{result}</p>
    </form>
  );
}

/**
 * The category in the URL's query. `undefined` during hydration, as at build time: reading the
 * query earlier would cause a hydration mismatch (https://react.dev/errors/418).
 * @param categories valid ones; an unknown, empty or repeated value counts as none
 */
export function useCategory(categories: readonly string[]): string | undefined {
  const query = new URLSearchParams(useInBrowser(() => location.search, ""));
  const asked = query.getAll("category");
  return asked.length === 1 ? categories.find((name) => name === asked[0]) : undefined;
}

/** The posts of a category, or all posts if there is none. */
export function postsIn(
  category: string | undefined,
  { posts, older }: Pick<PageProps<typeof route>["content"], "posts" | "older">,
) {
  const isShown = (post: { category: string }) =>
    category === undefined || post.category === category;
  return { posts: posts.filter(isShown), older: older.filter(isShown) };
}
