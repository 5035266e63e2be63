import { pagePaths } from "../../addresses/paths.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Contents } from "../../sections/contents/contents.tsx";
import { LinkedText } from "../../sections/linked-text/linked-text.tsx";
import { PageHead } from "../../sections/page-head/page-head.tsx";
import { PostByline, PostList } from "../../sections/post-list/post-list.tsx";
import { Prose } from "../../sections/prose/prose.tsx";
import { Sources } from "../../sections/sources/sources.tsx";
import { Band, Section } from "../../ui/band/band.tsx";
import { Link } from "../../ui/link/link.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { RelatedPages } from "../../ui/related-pages/related-pages.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageWithBodyProps } from "../page-props.ts";
import { articleComponents, PicturesBeside } from "./article-text.tsx";
import type { route } from "./route.ts";
import "./page.css";

/** An article, what to read next, and its author. */
export default function Article({ content, Body }: PageWithBodyProps<typeof route>) {
  const hasContents = content.sections.length > 0;
  return (
    <>
      <article>
        <PageHead content={content} tile>
          <PostByline {...content.byline} />
        </PageHead>
        <Band>
          <Prose className={hasContents ? "article-listed" : undefined}>
            {content.inShort !== undefined && (
              <Section
                id="in-short"
                heading="In short"
                variant="medium"
                className="article-short prose-section whole-row columns"
              >
                <TextList
                  variant="ticks"
                  items={content.inShort.map((text) => <LinkedText key={text} text={text} />)}
                />
              </Section>
            )}
            {hasContents && (
              <div className="article-contents">
                <Contents sections={content.sections} />
              </div>
            )}
            <PicturesBeside value={content.beside}>
              <Body components={articleComponents} />
            </PicturesBeside>
            <Sources sources={content.sources} />
            <footer className="article-end screen-only">
              <div className="row">
                <Picture {...content.author.picture} />
                <div>
                  <p>
                    <strong>{content.author.heading}</strong>
                  </p>
                  <p>
                    {content.author.text}{" "}
                    <Link href={pagePaths.about}>{content.author.linkLabel}</Link>
                  </p>
                </div>
              </div>
              <MoreLink href={pagePaths.blog} arrow="back">
                Back to all posts
              </MoreLink>
            </footer>
          </Prose>
        </Band>
      </article>
      {content.next.length + content.services.length > 0 && (
        <Band ground="stock" columns="aside">
          {content.next.length > 0 && (
            <Section
              id="read-next"
              heading="Read next"
              variant="medium"
              className="stack screen-only"
            >
              <PostList posts={content.next} />
            </Section>
          )}
          {content.services.length > 0 && (
            <RelatedPages heading="Related services" pages={content.services} />
          )}
        </Band>
      )}
      <ClosingCall content={content} />
    </>
  );
}
