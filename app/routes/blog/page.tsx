import type { PageProps } from "../../document/page.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { PageHead } from "../../sections/page-head/page-head.tsx";
import { PostList } from "../../sections/post-list/post-list.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { Band } from "../../ui/band/band.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { Newsletter } from "./newsletter.tsx";
import { PostFilter, postsIn, useCategory } from "./post-filter.tsx";
import type { route } from "./route.ts";
import "./page.css";

type Content = PageProps<typeof route>["content"];

export default function Blog({ content }: PageProps<typeof route>) {
  const { categories, newsletter, closing } = content;
  const { labels } = useShell();
  const category = useCategory(categories);
  const { posts, older } = postsIn(category, content);
  return (
    <>
      <PageHead {...content} />
      <Band aria-labelledby="posts">
        <h2 id="posts" className="visually-hidden">
          {labels.posts}
        </h2>
        <PostFilter
          {...content}
          category={category}
          result={describeResult(content, posts.length + older.length, category)}
        />
        <PostList posts={posts} arrangement={category === undefined ? "first-large" : "rows"} />
        {older.length > 0 && <OlderPosts heading={content.olderPosts} posts={older} />}
      </Band>
      <Band ground="mist" flip>
        <Newsletter {...newsletter} />
      </Band>
      <ClosingCall {...closing} />
    </>
  );
}

type OlderPostsProps = { heading: string; posts: Content["older"] };

/** One line per post, so that the list stays small. */
function OlderPosts({ heading, posts }: OlderPostsProps) {
  return (
    <div className="older-posts">
      <h3>{heading}</h3>
      <ul role="list">
        {posts.map(({ href, title, date, dateText }) => (
          <li key={href} className="one-link">
            <SiteLink href={href}>{title}</SiteLink>
            <time dateTime={date}>{dateText}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}

function describeResult(words: Content, count: number, category: string | undefined): string {
  const sentence =
    category === undefined
      ? words.allResult
      : count === 1
        ? words.categoryResultOne
        : words.categoryResult;
  return sentence.replace("{count}", String(count)).replace("{category}", category ?? "");
}
