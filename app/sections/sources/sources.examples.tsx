import { Sources } from "./sources.tsx";

export const examples = {
  "two sources": (
    <Sources
      sources={[
        { name: "A society", title: "Its guidelines", url: "https://example.org/guidelines" },
        { name: "A journal", title: "A paper in it", url: "https://example.org/paper" },
      ]}
    />
  ),
};
