import { Breadcrumbs, HeadPicture, PageHead } from "./page-head.tsx";

const mark = { src: "/favicon.svg", width: 48, height: 48 };

export const examples = {
  "text alone": <PageHead title="A page" lead="What it is about, in a sentence or two." />,
  "a picture on the ridge": <PageHead title="A page" media={<HeadPicture picture={mark} />} />,
  "a tile": (
    <PageHead
      title="A page with a title so long that it breaks"
      media={<HeadPicture picture={mark} tile />}
    />
  ),
  "below another page": (
    <PageHead
      title="A page"
      breadcrumbs={<Breadcrumbs current="A page" parent={{ name: "A list", path: "/services" }} />}
    />
  ),
};
