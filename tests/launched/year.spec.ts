import { emergency, expect, test } from "../base-test.ts";
import { year } from "./year.ts";

/* A page that stays open all year long. The table is in year.ts. */

for (const path of ["/", "/contact", emergency.path]) {
  test(`${path} says whether the clinic is open, on every day of a year`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [first] = year;
    await page.clock.install({ time: first?.at ?? 0 });
    await page.goto(path);
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
    for (const { date, time, at, line } of year) {
      await page.clock.fastForward(at.getTime() - now.getTime());
      now = at;
      const expected = { lines: [line], isNoted: line.startsWith("Closed") };
      await expect.poll(seen, { message: `${date} ${time}` }).toEqual(expected);
    }
  });
}
