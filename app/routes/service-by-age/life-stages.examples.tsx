import { LifeStages } from "./life-stages.tsx";

export const examples = {
  "a table and a reminder": (
    <LifeStages
      heading="By age"
      text="Ages are a guide."
      print="Print it"
      columns={{ stage: "Stage", visits: "How often", talk: "What about" }}
      stages={[
        { name: "Young", when: "At first", visits: "Often.", talk: "Vaccines." },
        { name: "Old", when: "Later", visits: "Often again.", talk: "Stairs." },
      ]}
      reminder={{
        heading: "A reminder",
        text: "For your own calendar.",
        dayLabel: "From",
        choices: [
          { months: 6, label: "In 6 months" },
          { months: 12, label: "In 12 months" },
        ],
        saved: "{date}: made.",
        past: "{date} has passed.",
        failed: "Write down {date}.",
        file: "reminder",
        event: { title: "A visit", text: "Call." },
      }}
    />
  ),
};
