import { expect, type Page, test } from "@playwright/test";
import { paths } from "../specification.ts";

/*
 * The styles that a page carries are all that it needs: with the whole style sheet on top, nothing
 * looks different and nothing moves.
 */

/** Place and looks of everything on the page, one line an element. */
function look(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = [
      "color", "background-color", "background-image", "border-radius", "border-top-width",
      "border-left-width", "font", "letter-spacing", "text-decoration-line", "display", "opacity",
      "visibility", "position", "outline-style",
    ]; // biome-ignore format: a list of words
    return [...document.body.querySelectorAll("*:not(script)")].flatMap((element) =>
      ["", "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo || null);
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = [x, y + scrollY, width, height].map((value) => value.toFixed(1)).join(" ");
        const values = properties.map((name) => style.getPropertyValue(name)).join("; ");
        return `${element.tagName}.${element.getAttribute("class")}${pseudo} ${place} ${values}`;
      }),
    );
  });
}

for (const path of paths) {
  test(`${path} looks the same with the whole style sheet`, async ({ page }) => {
    // Fonts would come in between, and the app would turn the sheet on by itself.
    await page.route(/\.woff2$|entry\.browser/, (route) => route.abort());
    for (const [width, colorScheme] of [
      [390, "light"],
      [1280, "dark"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      const alone = await look(page);
      expect(alone.length).toBeGreaterThan(300);
      await page.evaluate(
        () =>
          new Promise((resolve, reject) => {
            const href = document.querySelector<HTMLElement>("script[data-styles]")?.dataset.styles;
            const sheet = document.createElement("link");
            Object.assign(sheet, { rel: "stylesheet", href, onload: resolve, onerror: reject });
            document.head.append(sheet);
          }),
      );
      const whole = await look(page);
      const different = alone.flatMap((line, index) =>
        line === whole[index] ? [] : [`${line}\n→ ${whole[index]}`],
      );
      expect(different.slice(0, 3), `${path} at ${width} px`).toEqual([]);
    }
  });
}
