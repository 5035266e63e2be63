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

type Content = PageProps<typeof route>["content"];

export default function Testimonials({ content }: PageProps<typeof route>) {
  return (
    <>
      <PageHead content={content} />
      <Reviews {...content} />
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
      <ClosingCall {...content.closing} />
    </>
  );
}

/** The reviews, below what there is to say about them; without any, that alone. */
function Reviews({ notes, reviews }: Pick<Content, "notes" | "reviews">) {
  const { labels } = useShell();
  const hasReviews = reviews.length > 0;
  if (!hasReviews && notes === "") return null;
  return (
    <Band ground="teal" aria-labelledby={hasReviews ? "reviews" : undefined}>
      {hasReviews && (
        <h2 id="reviews" className="visually-hidden">
          {labels.reviews}
        </h2>
      )}
      {notes !== "" && (
        <div className={hasReviews ? "opener" : undefined}>
          <p className="lead">{notes}</p>
        </div>
      )}
      {hasReviews && <ReviewList reviews={reviews} />}
    </Band>
  );
}
