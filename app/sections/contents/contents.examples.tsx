import { Contents } from "./contents.tsx";

export const examples = {
  "two headings": (
    <div className="columns">
      <Contents
        sections={[
          { id: "first", text: "The first part" },
          { id: "second", text: "The second part" },
        ]}
      />
      <p>The text.</p>
    </div>
  ),
};
