import { formatMonth } from "../../formatting/dates.ts";
import { fill } from "../../formatting/fill.ts";
import type { Site } from "../../site/site.ts";
import { TextList } from "../../ui/text-list/text-list.tsx";
import { useShell } from "../shell/shell.tsx";
import "./review-list.css";

type ReviewListProps = {
  reviews: Site["testimonials"];
  /** A link to more, as the last item: then all are in a row, which scrolls where it is too long. */
  children?: React.ReactNode;
};

/** As in the style sheet. */
const starWidth = 1.3;

/** Client reviews with stars, each in the direction of its own script; samples are labeled. */
export function ReviewList({ reviews, children }: ReviewListProps) {
  const { labels } = useShell();
  return (
    <div className={children ? "review-list review-list-row grid" : "review-list grid"}>
      {reviews.map(({ name, location, petName, rating, text, date, sample }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in the browser
        <figure key={index} className="review-list-review ground-pale">
          <svg
            className="review-list-stars"
            width={`${rating * starWidth}rem`}
            role="img"
            aria-label={fill(labels.rating, { stars: rating })}
          />
          <blockquote>
            {text.split(/\n+/).map((paragraph) => (
              <p key={paragraph} dir="auto">
                {paragraph}
              </p>
            ))}
          </blockquote>
          <figcaption>
            <b dir="auto">{name}</b>
            <TextList
              variant="names"
              items={[location, petName, formatMonth(date)]
                .filter((part) => part !== undefined)
                .map((part) => (
                  <span key={part} dir="auto">
                    {part}
                  </span>
                ))}
            />
            {sample && <SampleLabel />}
          </figcaption>
        </figure>
      ))}
      {children}
    </div>
  );
}

/** Marks a quote that nobody actually said. */
export function SampleLabel() {
  return <span className="review-list-sample">{useShell().labels.sampleReview}</span>;
}
