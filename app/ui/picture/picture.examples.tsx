import { Picture } from "./picture.tsx";

const mark = { src: "/favicon.svg", width: 48, height: 48 };

export const examples = {
  decorative: <Picture {...mark} />,
  "cut to a tile": <Picture {...mark} tile />,
};
