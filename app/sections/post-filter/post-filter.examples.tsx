import { PostFilter } from "./post-filter.tsx";

const words = {
  label: "Show posts by category",
  allPosts: "All",
  categories: ["Teeth", "Seasons"],
};

export const examples = {
  all: <PostFilter {...words} category={undefined} result="All 5 posts" />,
  "one category": <PostFilter {...words} category="Teeth" result="1 post in Teeth" />,
};
