import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { LinkedParagraph } from "../../sections/contact-links/contact-links.tsx";
import { PictureHead } from "../../sections/page-head/page-head.tsx";
import { ReviewList } from "../../sections/review-list/review-list.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { Band, ColumnsBand } from "../../ui/band/band.tsx";
import { Lead } from "../../ui/lead/lead.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import { StoryForm } from "./story-form.tsx";

export default function Testimonials({ content }: PageProps<typeof route>) {
  const { labels } = useShell();
  return (
    <>
      <PictureHead content={content} />
      {content.reviews.length > 0 && (
        <Band ground="teal" aria-labelledby="reviews">
          <h2 id="reviews" className="visually-hidden">
            {labels.reviews}
          </h2>
          <div className="stack">
            {(content.sampleNote ?? content.googleNote) && (
              <Lead text={[content.sampleNote, content.googleNote].filter(Boolean).join(" ")} />
            )}
            <ReviewList reviews={content.reviews} />
          </div>
        </Band>
      )}
      <ColumnsBand
        flip
        late
        id="share"
        heading={content.form.heading}
        intro={
          <>
            <p>{content.form.text}</p>
            <LinkedParagraph text={content.form.privacyNote} />
          </>
        }
      >
        <div className="stack">
          <StoryForm copy={content.form} />
        </div>
      </ColumnsBand>
      <ClosingCall {...content.closing} />
    </>
  );
}
