import { articleComponents as Parts } from "./article-parts.tsx";

export const examples = {
  "a figure with a scale": (
    <Parts.Figures>
      <Parts.Fact title="A figure" value="39°F" from="20" to="40" start="cold" end="hot">
        is a number to remember.
      </Parts.Fact>
    </Parts.Figures>
  ),
  "a button that prints days to mark": (
    <Parts.DaySheet title="Days" print="Print the days" good="Good" bad="Bad">
      <p>Check one each evening.</p>
    </Parts.DaySheet>
  ),
  phases: (
    <Parts.Phases>
      <Parts.Phase when="First" title="this">
        <p>It begins.</p>
      </Parts.Phase>
      <Parts.Phase when="Then" title="that">
        <p>It goes on.</p>
      </Parts.Phase>
    </Parts.Phases>
  ),
  "months of a season": (
    <Parts.Months
      names="January February March April May June July August September October November December"
      from="March"
      to="May"
      inside="in season, month"
      outside="out of season"
    >
      Three months.
    </Parts.Months>
  ),
};
