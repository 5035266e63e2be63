import { PictureCard } from "./picture-card.tsx";

export const examples = {
  "the whole card is the link": (
    <PictureCard
      title="A service"
      href="/services"
      text="What it is, in a line."
      picture={{ src: "/favicon.svg", width: 48, height: 48 }}
    />
  ),
};
