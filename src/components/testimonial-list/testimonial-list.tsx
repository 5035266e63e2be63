import type { testimonialsFile } from "../../clinic/testimonials.ts";
import type { ContentOf } from "../../reader/read.ts";
import { classNames } from "../../ui/class-names.ts";
import { TextList } from "../../ui/text-list/text-list.tsx";
import "./testimonial-list.css";

/** The first is large. */
type TestimonialListProps = {
  testimonials: ContentOf<typeof testimonialsFile>;
  /** The link at the end of a row to swipe, which the list is below 40rem. */
  children?: React.ReactNode;
};

export function TestimonialList({ testimonials, children }: TestimonialListProps) {
  const areSamples = testimonials.every(({ sample }) => sample);
  return (
    <div className="stack">
      {areSamples && <p className="text-small">Sample reviews: we wrote them</p>}
      <div
        className={classNames("testimonial-list grid", Boolean(children) && "testimonial-list-row")}
      >
        {testimonials.map(({ name, location, petName, rating, text, date, sample }, index) => (
          <figure
            key={index}
            className={index === 0 ? "panel ground-pale full-row stack" : undefined}
          >
            <blockquote className={index === 0 ? "stack display-3" : "stack"}>
              {text.split(/\n+/).map((paragraph, line) => (
                <p key={line} dir="auto">
                  {paragraph}
                </p>
              ))}
            </blockquote>
            <figcaption className="text-small">
              <p className="cluster">
                <b dir="auto">{name}</b>
                <span
                  role="img"
                  aria-label={`${rating} out of 5 stars`}
                  data-stars={"★".repeat(rating)}
                />
                {sample && !areSamples && "Sample review: we wrote it"}
              </p>
              <TextList
                variant="inline"
                items={[location, petName, date].filter(Boolean).map((detail, index) => (
                  <span key={index} dir="auto">
                    {detail}
                  </span>
                ))}
              />
            </figcaption>
          </figure>
        ))}
        {children}
      </div>
    </div>
  );
}
