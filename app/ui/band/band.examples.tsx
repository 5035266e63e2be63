import { Band, type Ground, Opener } from "./band.tsx";

const grounds: Ground[] = ["paper", "stock", "mist", "hill", "teal", "deep", "sun"];

export const examples = Object.fromEntries(
  grounds.map((ground, index) => [
    ground,
    <Band key={ground} ground={ground} flip={index % 2 === 1}>
      <Opener id={ground} heading="A ground" text="Words on it.">
        <a href="#example">The way to more</a>
      </Opener>
    </Band>,
  ]),
);
