import { type Post, PostByline, PostList } from "./post-list.tsx";

const facts = {
  category: "Teeth",
  date: "2024-06-15",
  dateText: "June 15, 2024",
  readTime: "5 min",
};
const post = (id: number): Post => ({
  title: `Post ${id}`,
  href: `/blog/post-${id}`,
  excerpt: "What it is about, in a sentence.",
  picture: { src: "/favicon.svg", width: 48, height: 48 },
  ...facts,
});

export const examples = {
  "rows under a large first post": <PostList posts={[post(1), post(2)]} firstLarge />,
  rows: <PostList posts={[post(1), post(2)]} />,
  "two side by side": <PostList posts={[post(1), post(2)]} arrangement="pair" />,
  "facts with an author": <PostByline {...facts} author="By the veterinarian" />,
  "facts with a review": (
    <PostByline
      {...facts}
      reviewed={{ label: "Last reviewed", date: "2025-06-30", dateText: "June 30, 2025" }}
    />
  ),
};
