import { Picture } from "./picture.tsx";

const mark = { src: "/favicon.svg", width: 48, height: 48 };

export const examples = {
  decorative: <Picture {...mark} />,
  "with words for those who cannot see it": <Picture {...mark} alt="A cat before the sun" />,
  "cut to a tile": <Picture {...mark} tile />,
};
