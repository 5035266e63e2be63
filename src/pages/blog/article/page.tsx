import { pagePaths } from "../../../addresses.ts";
import { ArticleList } from "../../../collections/articles/article-list/article-list.tsx";
import { Byline } from "../../../collections/articles/byline/byline.tsx";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { Sources } from "../../../components/sources/sources.tsx";
import { Band, Section } from "../../../ui/band/band.tsx";
import { Contents } from "../../../ui/contents/contents.tsx";
import { MoreLink } from "../../../ui/link/link.tsx";
import { CaptionedPhoto } from "../../../ui/picture/picture.tsx";
import { RelatedPages } from "../../../ui/related-pages/related-pages.tsx";
import type { PageProps } from "../../define-route.ts";
import { ArticleSection, ArticleText } from "./article-text.tsx";
import type { route } from "./route.ts";

export default function Article({ data }: PageProps<typeof route>) {
  const { start, sections } = data.body;
  return (
    <>
      <article>
        <PageHead {...data.head}>
          <Byline {...data.byline} />
        </PageHead>
        <Band>
          <div className="article-text prose">
            {sections.length > 0 && <Contents sections={sections} />}
            {data.photo && <CaptionedPhoto {...data.photo} />}
            <ArticleText text={start} />
            {sections.map((section, index) => (
              <ArticleSection key={section.id} {...section} isFirst={index === 0} />
            ))}
            <Sources sources={data.sources} />
            <footer className="cluster screen-only">
              <MoreLink href={pagePaths.about}>About our practice</MoreLink>
              <MoreLink href={pagePaths.blog} arrow="back">
                Back to all posts
              </MoreLink>
            </footer>
          </div>
        </Band>
      </article>
      {data.next.length + data.services.length > 0 && (
        <Band ground="sand" columns="2-1">
          {data.next.length > 0 && (
            <Section
              id="read-next"
              heading="Read next"
              variant="size-3"
              className="stack screen-only"
            >
              <ArticleList articles={data.next} />
            </Section>
          )}
          {data.services.length > 0 && (
            <RelatedPages heading="Related services" pages={data.services} />
          )}
        </Band>
      )}
    </>
  );
}
