import { expect, test } from "vitest";
import { labelsFile } from "../../src/clinic/labels.ts";
import { changeContent } from "../support/changed-content.ts";
import { mainText, renderPages } from "../support/render-pages.ts";

/* Parts of a page show once the owner has given what is in them. */

test("a town has the minutes to drive, and the home base none", async () => {
  const content = changeContent();
  content.set("labels.yaml", { "closing.text": "{drive.range}, {drive.towns}" });
  content.set("clinic.yaml", { "terms.early": "10 minutes" });
  for (const [distance, hasTime, range] of [
    ["15 min", true, "12-15 minutes, two"],
    ["home base", false, "12 minutes, one"],
  ] as const) {
    content.set("areas/greer.mdx", { distance });
    const [town] = await renderPages(["/service-areas/greer"]);
    expect(mainText(town).includes("leave home about half an hour ahead"), distance).toBe(hasTime);
    expect(content.load().get(labelsFile).closing.text).toEqual([range]);
  }
});

test("of what the clinic does not have, no page has an empty place", async () => {
  const content = changeContent();
  const none = { sms: undefined, fax: undefined, hours: undefined, coordinates: undefined };
  content.set("clinic.yaml", { ...none, "afterHoursHospital.chosen": [] });
  content.set("testimonials.yaml", { "": [] });
  content.set("pages/home.yaml", { "services.featured": [] });
  content.set("areas/taylors.mdx", { quote: undefined });
  const site = content.load();
  const look = site.problems.map(({ severity }) => severity);
  expect(look, "what is left to do").toEqual(["worth a look"]);
  // Texts that are approved follow, so they are to be approved again.
  content.set("pages/contact.yaml", { arriving: [] });
  content.set("services/surgery.mdx", { related: [] });
  for (const file of content.files("areas/*.mdx")) content.set(file, { services: [] });
  for (const file of content.files("articles/*.mdx")) content.set(file, { "extras.services": [] });
  const pages = await renderPages(site.pages.map(({ path }) => path));
  for (const page of pages) {
    const empty = page("dd:empty, li:empty, section > ul:empty, [aria-labelledby]").filter(
      (_, one) => {
        const { "aria-labelledby": heading } = one.attribs;
        return heading === undefined || page(`#${heading}`).length === 0;
      },
    );
    expect(empty, page("title").text()).toHaveLength(0);
  }
});
