import type { PageWithBodyProps } from "../../document/page.ts";
import { articleComponents } from "../../sections/article-parts/article-parts.tsx";
import { Breadcrumbs } from "../../sections/breadcrumbs/breadcrumbs.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { BookingAction, CallAction } from "../../sections/contact-links/contact-links.tsx";
import { Contents } from "../../sections/contents/contents.tsx";
import { PostByline, PostList } from "../../sections/post-list/post-list.tsx";
import { Prose } from "../../sections/prose/prose.tsx";
import { Share } from "../../sections/share/share.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { MoreLink } from "../../ui/action/more-link.tsx";
import { Band } from "../../ui/band/band.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import type { route } from "./route.ts";
import "./page.css";

type ArticleProps = PageWithBodyProps<typeof route> & {
  /** Stands between the text and its end. */
  children?: React.ReactNode;
};

export default function Article({ content, Body, children }: ArticleProps) {
  const { title, lead, parent, sections, services, next, closing, pictures } = content;
  const { category, date, dateText, readTime, author, reviewed } = content;
  const { labels } = useShell();
  return (
    <>
      <article>
        <PageHead
          title={title}
          lead={lead}
          breadcrumbs={<Breadcrumbs parent={parent} current={title} />}
          picture={pictures.head}
          tile
        >
          <PostByline {...{ category, date, dateText, readTime, author, reviewed }} />
        </PageHead>
        <Band>
          <div className={sections === undefined ? "article-short" : "contents-beside"}>
            {sections !== undefined && <Contents sections={sections} />}
            <div className="article-text">
              <Prose large>
                <Body components={articleComponents} />
              </Prose>
              {children}
              <ArticleEnd {...content} backLabel={labels.backToBlog} />
            </div>
          </div>
        </Band>
      </article>
      <Band ground="stock" flip aria-labelledby="related">
        <div className="article-related columns">
          <h2 id="related">{labels.relatedServices}</h2>
          <ul role="list" className="article-services">
            {services.map((service) => (
              <li key={service.href} className="one-link">
                <Picture {...service.picture} tile />
                <div>
                  <h3>
                    <SiteLink href={service.href}>{service.title}</SiteLink>
                  </h3>
                  <p>{service.text}</p>
                </div>
                <Icon name="arrow" />
              </li>
            ))}
          </ul>
        </div>
      </Band>
      <Band aria-labelledby="read-next">
        <div className="opener">
          <h2 id="read-next">{labels.readNext}</h2>
        </div>
        <PostList posts={next} arrangement="pair" />
      </Band>
      <ClosingCall {...closing} picture={pictures.closing} />
    </>
  );
}

type NeighborProps = {
  rel: "next" | "prev";
  label: string;
  post: { title: string; href: string } | undefined;
};

function Neighbor({ rel, label, post }: NeighborProps) {
  if (post === undefined) return null;
  return (
    <p>
      {label}:{" "}
      <SiteLink href={post.href} rel={rel}>
        {post.title}
      </SiteLink>
    </p>
  );
}

type ArticleEndProps = Parameters<typeof Article>[0]["content"] & { backLabel: string };

/** Who wrote it, and what to do now. */
function ArticleEnd(props: ArticleEndProps) {
  const { aboutAuthor, closingText, closingLink, phoneLink, parent, pictures, backLabel } = props;
  const { labels } = useShell();
  const { newer, older } = props.neighbors;
  return (
    <footer className="article-end">
      <div className="article-author">
        <Picture {...pictures.author} />
        <div>
          <p>
            <strong>{aboutAuthor.heading}</strong>
          </p>
          <p>
            {aboutAuthor.text} <SiteLink href="/about">{aboutAuthor.linkLabel}</SiteLink>
          </p>
        </div>
      </div>
      <p className="article-closing loud">{closingText}</p>
      <div className="buttons">
        <BookingAction>{closingLink}</BookingAction>
        {phoneLink !== undefined && <CallAction>{phoneLink}</CallAction>}
      </div>
      <Share title={props.title} />
      <nav className="article-neighbors" aria-label={labels.posts}>
        <MoreLink href={parent.path}>{backLabel}</MoreLink>
        <Neighbor rel="next" label={labels.newerPost} post={newer} />
        <Neighbor rel="prev" label={labels.olderPost} post={older} />
      </nav>
    </footer>
  );
}
