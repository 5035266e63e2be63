import { Link } from "../../../ui/link/link.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";
import { Byline } from "../byline/byline.tsx";
import type { articleCard } from "../load-articles.ts";
import "./article-list.css";

/** The excerpt is for the blog page only; elsewhere it would repeat too often. */
type Article = ReturnType<typeof articleCard> & { excerpt?: string };

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
