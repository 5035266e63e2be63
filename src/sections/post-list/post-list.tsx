import type { bylineOf, postCard } from "../../site/loaders/post-card.ts";
import { Link } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import "./post-list.css";

type Byline = ReturnType<typeof bylineOf> & { author?: string };

/** The excerpt is for the blog page only; elsewhere it would repeat too often. */
type Post = ReturnType<typeof postCard> & { excerpt?: string };

export function PostByline(byline: Byline) {
  const { category, date, readTime, author, approval } = byline;
  return (
    <p className="post-list-byline row small">
      <b>{category}</b>
      {date && <time {...date} />}
      <span>{readTime}</span>
      {author !== undefined && <span>{author}</span>}
      {approval !== undefined && (
        <span>
          {approval.label} <time {...approval.month} />
        </span>
      )}
    </p>
  );
}

type PostListProps = {
  posts: readonly Post[];
  /** Sets the first of several rows larger, at the top of its page. */
  firstLarge?: boolean;
};

/** Posts below each other, newest first; all of a post is a link. */
export function PostList({ posts, firstLarge = false }: PostListProps) {
  return (
    <div className="post-list">
      {posts.map(({ title, path, excerpt, picture, byline }, index) => {
        const isLarge = firstLarge && index === 0;
        const size = isLarge ? "post-list-large columns-even" : "post-list-small";
        return (
          <div key={path} className={`columns one-link ${size}`}>
            <Picture {...picture} eager={isLarge} tile />
            <div className="stack">
              <PostByline {...byline} />
              <h3>
                <Link href={path}>{title}</Link>
              </h3>
              {excerpt !== undefined && <p>{excerpt}</p>}
            </div>
          </div>
        );
      })}
    </div>
  );
}
