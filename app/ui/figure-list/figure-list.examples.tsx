import { FigureList } from "./figure-list.tsx";

const figures = ["100%", "1", "aha", "10"];

export const examples = {
  "four, the last on the sign": (
    <FigureList
      items={figures.map((figure) => ({
        figure,
        title: `About ${figure}`,
        children: <p>What is behind it.</p>,
      }))}
    />
  ),
};
