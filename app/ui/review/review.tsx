import "./review.css";

type ReviewProps = {
  text: string;
  /** Who says it, and about whom. */
  name: string;
  detail: string;
  /** Spoken in place of the drawn stars; left out where there is no rating. */
  ratingText?: string | undefined;
  /** Shown where the review is a sample and not real. */
  sampleLabel?: string | undefined;
};

/** One review by a client. A sample wears its label. */
export function Review({ text, name, detail, ratingText, sampleLabel }: ReviewProps) {
  return (
    <figure className="review">
      {ratingText !== undefined && (
        <div className="review-stars" role="img" aria-label={ratingText} />
      )}
      <blockquote>{text}</blockquote>
      <figcaption>
        <b>{name}</b>
        {detail}
        {sampleLabel !== undefined && <span className="review-sample">{sampleLabel}</span>}
      </figcaption>
    </figure>
  );
}
