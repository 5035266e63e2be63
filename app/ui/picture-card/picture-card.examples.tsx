import { PictureCard } from "./picture-card.tsx";

const picture = { src: "/favicon.svg", width: 48, height: 48 };

export const examples = {
  "the whole card is the link": (
    <PictureCard
      title="A service"
      href="/services"
      text="What it is, in a line."
      picture={picture}
    />
  ),
};
