import { RelatedPages } from "./related-pages.tsx";

const pages = [
  { title: "A service", href: "/services" },
  { title: "An article", href: "/blog", note: "Guide, 4 min" },
];

export const examples = {
  "pages that go with another": <RelatedPages heading="Related" pages={pages} />,
};
