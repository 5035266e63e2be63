import { NoticeText } from "./notice-strip.tsx";

const days = { from: "2026-07-01", until: "2026-07-05" };

export const examples = {
  closure: (
    <NoticeText
      isShown
      notice={{ ...days, kind: "closure", text: "We are closed on Friday for the road works." }}
    />
  ),
  weather: (
    <NoticeText
      isShown
      notice={{ ...days, kind: "weather", text: "Ice on the roads. Call before you set out." }}
    />
  ),
  "heat, with a link": (
    <NoticeText
      isShown
      notice={{
        ...days,
        kind: "heat",
        text: "A hot week lies ahead.",
        link: { label: "How to keep pets cool", path: "/blog/summer-pet-safety" },
      }}
    />
  ),
};
