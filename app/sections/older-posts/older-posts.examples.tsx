import { OlderPosts } from "./older-posts.tsx";

export const examples = {
  "three of many": (
    <OlderPosts
      heading="Older posts"
      posts={[1, 2, 3].map((number) => ({
        href: `/blog/post-${number}`,
        title: `Post ${number}`,
        date: `2023-06-0${number}`,
        dateText: `June ${number}, 2023`,
      }))}
    />
  ),
};
