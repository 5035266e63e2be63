import { ReviewList } from "./review-list.tsx";

const review = {
  name: "R. Tester",
  location: "Greer",
  petName: "Pim",
  rating: 5,
  text: "We got through the whole list.",
  date: "2025-03",
  dateText: "March 2025",
  sample: true,
};

export const examples = {
  "a sample, a real one and a long one": (
    <ReviewList
      reviews={[
        review,
        { ...review, name: "A. Real", sample: false },
        { ...review, name: "L. Wordy", text: "It was a long story, and it went on. ".repeat(20) },
      ]}
    />
  ),
};
