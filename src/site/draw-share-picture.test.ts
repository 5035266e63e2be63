import { expect, test } from "vitest";
import { drawSharePicture, notDrawn } from "./draw-share-picture.ts";

const input = (title: string) => ({ title, brand: "Hill", place: "Marietta, SC", svg: "<svg/>" });

test.each([
  ["Another visit 🐶", "Another visit", "🐶"],
  ["Dogs 👩🏽‍⚕️ and ❤️ cats", "Dogs and cats", "👩🏽‍⚕️ ❤️"],
  ["Клещи", "", "К л е щ и"],
  ["Una visita más", "Una visita mas", "á"],
  ["“A visit, 5–6 °F”", "“A visit, 5–6 °F”", undefined],
])(
  "%s: the picture leaves out what its font lacks, and the build says so",
  async (title, drawn, missing) => {
    const pictures = [title, drawn, "Another"].map((one) => drawSharePicture(input(one)));
    const [picture, expected, other] = await Promise.all(pictures);
    expect(picture?.equals(expected as Buffer)).toBe(true);
    expect(picture?.equals(other as Buffer)).toBe(false);
    const said = notDrawn(input(title));
    if (missing === undefined) expect(said).toBeUndefined();
    else expect(said).toMatch(new RegExp(`“${title}”.*: ${missing}$`));
  },
);
