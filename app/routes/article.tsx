import type { PageWithBodyProps } from "../page.ts";
import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import { BookingAction, CallAction } from "../sections/contact-links/contact-links.tsx";
import { PostFacts } from "../sections/post-list/post-list.tsx";
import { Prose, proseComponents } from "../sections/prose/prose.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { MoreLink } from "../ui/action/more-link.tsx";
import { Band } from "../ui/band/band.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { PictureCard } from "../ui/picture-card/picture-card.tsx";
import type { load } from "./article.loader.ts";
import "./article.css";

export default function Article({ content, Body }: PageWithBodyProps<typeof load>) {
  const { title, lead, parent, picture, services, closingText, closingLink, phoneLink } = content;
  const { category, date, dateText, readTime, author } = content;
  const { labels } = useShell();
  return (
    <>
      <article>
        <PageHead
          title={title}
          lead={lead}
          breadcrumbs={<Breadcrumbs parent={parent} current={title} />}
          picture={picture}
          tile
        >
          <PostFacts {...{ category, date, dateText, readTime, author }} />
        </PageHead>
        <Band>
          <div className="article-text">
            <Prose large>
              <Body components={proseComponents} />
            </Prose>
            <div className="article-end stack">
              <p className="lead">{closingText}</p>
              <div className="buttons">
                <BookingAction>{closingLink}</BookingAction>
                {phoneLink !== undefined && <CallAction>{phoneLink}</CallAction>}
              </div>
              <MoreLink href={parent.path}>{labels.backToBlog}</MoreLink>
            </div>
          </div>
        </Band>
      </article>
      <Band ground="stock" flip aria-labelledby="related">
        <div className="opener">
          <h2 id="related">{labels.relatedServices}</h2>
        </div>
        <div className="grid">
          {services.map((card) => (
            <PictureCard key={card.href} {...card} />
          ))}
        </div>
      </Band>
    </>
  );
}
