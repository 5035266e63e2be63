import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test.each([
  ["Closed for {closure}.", { closure: "$$ to the shelter" }, "Closed for $$ to the shelter."],
  ["{closure}, {day}", { closure: "$& $1 $`", day: "$<day>" }, "$& $1 $`, $<day>"],
  ["{closure}, {day}", { closure: "Your {day}", day: "today" }, "Your {day}, today"],
  ["{count} of {count}", { count: 0 }, "0 of 0"],
  ["{name}{role}", { name: "", role: "\\" }, "\\"],
  ["{day} at {time}", { day: "Monday" }, "Monday at {time}"],
])("%s with %o: %s", (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
});
