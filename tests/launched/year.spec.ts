import { expect, test } from "../base-test.ts";
import { specialDays, year } from "./year.ts";

/*
 * A page that stays open all year long. The table is in year.ts, and year.test.ts asks it of every
 * day; here the page goes over the days that are not as usual, the nights before and after them, and
 * those on which the clocks change.
 */

test("a page that stays open says whether the clinic is open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const instants = year.filter(({ date }) => specialDays.has(date));
  const [first] = instants;
  await page.clock.install({ time: first?.at ?? 0 });
  await page.goto("/contact");
  const seen = () =>
    page.evaluate(async () => {
      // React renders in tasks of its own, which the clock does not hold.
      for (let task = 0; task < 3; task++) {
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(undefined);
        });
      }
      const textsOf = (selector: string) =>
        Array.from(document.querySelectorAll(selector), (one) => one.textContent);
      return {
        lines: [...new Set(textsOf(".opening-hours-line"))],
        isNoted: textsOf(".call-bar-closed").length > 0,
      };
    });
  let now = first?.at ?? new Date();
  for (const { date, time, at, line } of instants) {
    await page.clock.fastForward(at.getTime() - now.getTime());
    now = at;
    const expected = { lines: [line], isNoted: line.startsWith("Closed") };
    await expect.poll(seen, { message: `${date} ${time}` }).toEqual(expected);
  }
});
