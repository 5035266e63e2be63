import { PageHead } from "../../components/page-head/page-head.tsx";
import { TestimonialList } from "../../components/testimonial-list/testimonial-list.tsx";
import { Band, Heading } from "../../ui/band/band.tsx";
import { Drawing } from "../../ui/picture/picture.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import type { PageProps } from "../define-route.ts";
import type { route } from "./route.ts";
import { StoryForm } from "./story-form.tsx";

export default function Testimonials({ data }: PageProps<typeof route>) {
  return (
    <>
      <PageHead {...data.head}>{data.notes !== "" && <p>{data.notes}</p>}</PageHead>
      <Band ground="accent" aria-labelledby="reviews">
        <Heading id="reviews" heading="Reviews" variant="visually-hidden" />
        {data.testimonials.length > 0 && <TestimonialList testimonials={data.testimonials} />}
      </Band>
      <Band className="story-form screen-only" aria-labelledby="share">
        <div className="columns columns-2-1">
          <div className="band-header">
            <h2 id="share">Share Your Story</h2>
            <RichParagraph text={data.form.privacyNote} />
          </div>
          <Drawing {...data.cat} className="story-form-cat" />
        </div>
        <div className="panel ground-sand">
          <StoryForm {...data.form} />
        </div>
      </Band>
    </>
  );
}
