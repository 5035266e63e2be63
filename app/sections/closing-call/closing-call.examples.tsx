import { ClosingCall } from "./closing-call.tsx";

const words = {
  heading: "Come in.",
  text: "Or call first.",
  picture: { src: "/favicon.svg", width: 48, height: 48 },
};

export const examples = {
  "book, or call": <ClosingCall {...words} />,
  "calls only": <ClosingCall {...words} emergency />,
};
