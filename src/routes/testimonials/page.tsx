import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { LinkedParagraph } from "../../sections/contact-links/contact-links.tsx";
import { PageHead } from "../../sections/page-head/page-head.tsx";
import { ReviewList } from "../../sections/review-list/review-list.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { Band, ColumnsBand } from "../../ui/band/band.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import { StoryForm } from "./story-form.tsx";

export default function Testimonials({ content }: PageProps<typeof route>) {
  const { labels } = useShell();
  return (
    <>
      <PageHead content={content} />
      <Band ground="accent" aria-labelledby="reviews">
        <h2 id="reviews" className="visually-hidden">
          {labels.reviews}
        </h2>
        {content.notes !== "" && (
          <div className="opener">
            <p className="lead">{content.notes}</p>
          </div>
        )}
        {content.reviews.length > 0 && <ReviewList reviews={content.reviews} />}
      </Band>
      <ColumnsBand
        shape="even"
        className="story-form"
        id="share"
        heading={content.form.heading}
        intro={
          <>
            <LinkedParagraph text={content.form.privacyNote} />
            <Picture {...content.form.picture} />
          </>
        }
      >
        <div className="board ground-stock">
          <StoryForm copy={content.form} />
        </div>
      </ColumnsBand>
      <ClosingCall {...content.closing} picture={content.closingPicture} />
    </>
  );
}
