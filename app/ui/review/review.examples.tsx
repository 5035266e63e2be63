import { Review } from "./review.tsx";

export const examples = {
  "a sample wears its label": (
    <Review
      text="We got through the whole list of questions."
      name="R. Tester"
      detail="Greer · Pim · March 2025"
      ratingText="5 out of 5 stars"
      sampleLabel="Sample review"
    />
  ),
  "without stars, without label": (
    <Review text="A short drive, and no fuss." name="a family" detail="" />
  ),
  "one very long review": (
    <Review
      text={"It was a long story, and it went on. ".repeat(20)}
      name="L. Wordy"
      detail="Easley"
    />
  ),
};
