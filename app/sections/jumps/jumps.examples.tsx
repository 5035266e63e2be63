import { Jumps } from "./jumps.tsx";

export const examples = {
  "two parts": (
    <Jumps
      parts={[
        { id: "first", name: "First" },
        { id: "second", name: "Second" },
      ]}
    />
  ),
};
