import { SiteLink } from "../../ui/site-link/site-link.tsx";
import "./older-posts.css";

type OlderPostsProps = {
  heading: string;
  posts: readonly { href: string; title: string; date: string; dateText: string }[];
};

/** One line per post, so that the list stays small. */
export function OlderPosts({ heading, posts }: OlderPostsProps) {
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
