import { PageHead } from "../../parts/page-head/page-head.tsx";
import { TestimonialList } from "../../parts/testimonial-list/testimonial-list.tsx";
import { Band, Heading } from "../../ui/band/band.tsx";
import { Drawing } from "../../ui/picture/picture.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import type { PageProps } from "../declare.ts";
import type { route } from "./load.ts";
import { StoryForm } from "./story-form.tsx";

export default function Testimonials({ content }: PageProps<typeof route>) {
  return (
    <>
      <PageHead {...content.head}>{content.notes !== "" && <p>{content.notes}</p>}</PageHead>
      <Band ground="accent" aria-labelledby="reviews">
        <Heading id="reviews" heading="Reviews" variant="visually-hidden" />
        {content.testimonials.length > 0 && <TestimonialList testimonials={content.testimonials} />}
      </Band>
      <Band className="story-form" aria-labelledby="share">
        <div className="columns columns-aside">
          <div className="band-header">
            <h2 id="share">{content.form.heading}</h2>
            <RichParagraph text={content.form.privacyNote} />
          </div>
          <Drawing {...content.cat} className="story-form-cat" />
        </div>
        <div className="board ground-stock">
          <StoryForm copy={content.form} />
        </div>
      </Band>
    </>
  );
}
