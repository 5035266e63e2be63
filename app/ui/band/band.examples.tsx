import { Band, type Ground } from "./band.tsx";

const grounds: Ground[] = ["paper", "stock", "mist", "teal", "deep", "sun"];

export const examples = Object.fromEntries(
  grounds.map((ground, index) => [
    ground,
    <Band key={ground} ground={ground} flip={index % 2 === 1}>
      <h2>A ground</h2>
      <p>
        Words on it, and <a href="#example">the way to more</a>.
      </p>
    </Band>,
  ]),
);
