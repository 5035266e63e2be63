import { Drawing } from "./drawing.tsx";

const hill = { viewBox: "0 0 60 30", markup: '<path fill="var(--p2)" d="M0 30Q30-20 60 30Z"/>' };

export const examples = {
  decorative: <Drawing {...hill} />,
  "with words for those who cannot see it": <Drawing {...hill} label="A hill" />,
};
