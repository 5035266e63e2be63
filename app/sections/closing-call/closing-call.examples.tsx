import { ClosingCall } from "./closing-call.tsx";

const content = {
  heading: "Come in.",
  text: "Or call first.",
  picture: { src: "/favicon.svg", width: 48, height: 48 },
};

export const examples = {
  "book, or call": <ClosingCall {...content} />,
  "calls only": <ClosingCall {...content} emergency />,
};
