import type { findApproval } from "../../../approvals/approvals.ts";
import { Link } from "../../../ui/link/link.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";
import type { articleCard, loadByline } from "./load-card.ts";
import "./article-list.css";

type BylineProps = ReturnType<typeof loadByline> & {
  author?: string;
  approval?: ReturnType<typeof findApproval>;
};

/** The excerpt is for the blog page only; elsewhere it would repeat too often. */
type Article = ReturnType<typeof articleCard> & { excerpt?: string };

export const Byline = ({ category, date, readMinutes, author, approval }: BylineProps) => (
  <p className="article-list-byline cluster text-small">
    <b className="full-row">{category}</b>
    <time {...date} />
    <span>{`${readMinutes} min`}</span>
    {author !== undefined && <span>{author}</span>}
    {approval !== undefined && (
      <span>
        {approval.label} <time {...approval.month} />
      </span>
    )}
  </p>
);

type ArticleListProps = {
  articles: readonly Article[];
  /** Makes the first article larger, as at the top of the blog. */
  firstLarge?: boolean;
};

/** Articles below each other, in the order given. A click anywhere on an article opens it. */
export const ArticleList = ({ articles, firstLarge = false }: ArticleListProps) => (
  <div className="article-list grid">
    {articles.map(({ title, path, excerpt, picture, byline }, index) => {
      const isLarge = firstLarge && index === 0;
      const size = isLarge ? "article-list-large columns-1-1 full-row" : "article-list-small";
      return (
        <div key={path} className={`columns one-link ${size}`}>
          <Picture {...picture} eager={isLarge} cropped />
          <div className="stack">
            <Byline {...byline} />
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
