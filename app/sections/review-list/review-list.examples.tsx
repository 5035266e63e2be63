import { ReviewList } from "./review-list.tsx";

const review = {
  name: "R. Tester",
  location: "Greer",
  petName: "Pim",
  rating: 5,
  text: "We got through the whole list.",
  dateText: "March 2025",
  sample: true,
};

export const examples = {
  "a sample and a real one": (
    <ReviewList reviews={[review, { ...review, name: "A. Real", sample: false }]} />
  ),
};
