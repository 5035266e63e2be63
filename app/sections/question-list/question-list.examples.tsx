import { Questions } from "./question-list.tsx";

export const examples = {
  "with and without a link": (
    <Questions
      items={[
        { id: "first", question: "Is it far?", answer: "Not very." },
        {
          id: "second",
          question: "Is there a long question that breaks over several lines on a phone?",
          answer: "There is.",
          link: { label: "Read more", path: "/about" },
        },
      ]}
    />
  ),
};
