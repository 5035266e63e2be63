import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import "./post-list.css";

export type Post = {
  id: number;
  title: string;
  href: string;
  /** On the list of all posts only: elsewhere the same sentence would be read too often. */
  excerpt?: string;
  picture: PictureData;
} & PostFactsProps;

type PostFactsProps = {
  category: string;
  /** `2024-06-15` */
  date: string;
  /** `June 15, 2024` */
  dateText: string;
  readTime: string;
  author?: string;
  /** When a veterinarian last read the text, and the words before it; not on lists. */
  reviewed?: { label: string; date: string; dateText: string } | undefined;
};

/** Category, date, reading time, author and last review of a post, in one line. */
export function PostByline({
  category,
  date,
  dateText,
  readTime,
  author,
  reviewed,
}: PostFactsProps) {
  return (
    <p className="post-byline">
      <b>{category}</b>
      <time dateTime={date}>{dateText}</time>
      <span>{readTime}</span>
      {author !== undefined && <span>{author}</span>}
      {reviewed !== undefined && (
        <span>
          {reviewed.label} <time dateTime={reviewed.date}>{reviewed.dateText}</time>
        </span>
      )}
    </p>
  );
}

type PostListProps = {
  posts: readonly Post[];
  /** `first-large`: ruled rows under a large first post; `pair`: two posts side by side. */
  arrangement?: "rows" | "first-large" | "pair";
};

/** Posts, newest first; the whole row is the link. */
export function PostList({ posts, arrangement = "rows" }: PostListProps) {
  return (
    <div className={`post-list post-list-${arrangement}`}>
      {posts.map(({ id, title, href, excerpt, picture, author: _, ...facts }) => (
        <article key={id} className="post-list-post one-link">
          <Picture {...picture} tile />
          <div className="stack">
            <PostByline {...facts} />
            <h3>
              <SiteLink href={href}>{title}</SiteLink>
            </h3>
            {excerpt !== undefined && <p>{excerpt}</p>}
          </div>
        </article>
      ))}
    </div>
  );
}
