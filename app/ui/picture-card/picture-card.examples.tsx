import { PictureCard, RelatedPages } from "./picture-card.tsx";

const picture = { src: "/favicon.svg", width: 48, height: 48 };
const service = { title: "A service", href: "/services", text: "What it is, in a line.", picture };
const article = { title: "An article", href: "/blog", note: "Guide, 4 min" };

export const examples = {
  "the whole card is the link": <PictureCard {...service} />,
  "pages that go with another": (
    <RelatedPages heading="Related" pages={[{ title: "A service", href: "/services" }, article]} />
  ),
};
