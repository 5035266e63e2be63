import "./review.css";

type ReviewProps = {
  text: string;
  /** The client, and the pet. */
  name: string;
  detail: string;
  /** Read out instead of the star icons; omitted without a rating. */
  ratingText?: string | undefined;
  /** Label of a sample review. */
  sampleLabel?: string | undefined;
};

/** A client's review. Samples are labeled. */
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
        {sampleLabel !== undefined && <SampleLabel>{sampleLabel}</SampleLabel>}
      </figcaption>
    </figure>
  );
}

/** Marks words that nobody has said. */
export function SampleLabel({ children }: { children: string }) {
  return <span className="review-sample">{children}</span>;
}
