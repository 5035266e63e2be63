import { expect, test } from "vitest";
import { emergency, labels, signs, site, tel } from "../site.ts";
import { builtPage, hrefsIn, linksIn, textOf, textsIn, textsOf } from "./built-html.ts";

/* The emergency page as it is built. */

test("an emergency begins with a call", () => {
  const [first] = hrefsIn(builtPage(emergency.path), "main").filter((href) => !/^[/#]/.test(href));
  expect(first).toBe(tel);
});

test("in an emergency, every key leads to a card with all that the table says, in no fold", () => {
  const { canWait } = emergency;
  const $ = builtPage(emergency.path);
  expect($("main details article")).toHaveLength(0);
  for (const { id, name, level, first, unless, looks, drawing, ...acts } of signs.withCard) {
    const { steps, alone, avoid } = acts;
    const card = $(`article#${id}`);
    const { heading } = labels.levels[level];
    const texts = textsIn([name, heading, first, unless, looks, steps, alone, avoid]);
    // What is done first stands before the level.
    expect(textOf(card)).toContain(first === undefined ? heading : `${first} ${heading}`);
    expect(texts.filter((one) => !textOf(card).includes(one))).toEqual([]);
    expect(card.find("img").attr("alt")).toBe(drawing?.text);
    expect($(`main a[href="#${id}"]`).length, id).toBeGreaterThan(0);
  }
  const { query } = emergency.hospitalSearch;
  const label = emergency.hospitalSearch.label;
  for (const { name, href } of linksIn($, "main").filter(({ name }) => name.startsWith(label))) {
    expect(new URL(href).searchParams.get("query"), name).toBe(query);
  }
  const keys = hrefsIn($, ".emergency-head ul:not(nav ul)");
  expect(keys).toEqual([...signs.keyed.map(({ id }) => id), "can-wait"].map((id) => `#${id}`));
  const onPaper = textOf($(".emergency-card").first());
  const { alsoLeave } = emergency.printedCard;
  const lines = signs.worst.map(({ printed, name }) => printed ?? name);
  expect([...lines, alsoLeave].filter((one) => !onPaper.includes(one))).toEqual([]);
  const waits = textOf($('section[aria-labelledby="can-wait"]'));
  expect(textsIn([canWait.heading, canWait.text]).filter((one) => !waits.includes(one))).toEqual(
    [],
  );
  const groups = Object.entries(emergency.poisons.groups);
  expect($(".emergency-poisons section")).toHaveLength(groups.length);
  for (const [index, [group, name]] of groups.entries()) {
    const part = $(".emergency-poisons section").eq(index);
    const poisons = site.signs.poisons.filter((one) => one.group === group);
    expect(part.find("li"), name).toHaveLength(poisons.length);
    const tags = part.find("li").map((_, item) => $(item).find(".level-tag").text());
    const { heading } = labels.levels.leave;
    expect(tags.get(), name).toEqual(
      poisons.map(({ level }) => (level === "leave" ? heading : "")),
    );
    const texts = textsIn([name, poisons.map(({ thing, act }) => [thing, act])]);
    expect(texts.filter((one) => !textOf(part).includes(one))).toEqual([]);
  }
});

test("in an emergency, what every service says about itself comes last, in one fold, and is linked at the head", () => {
  const $ = builtPage(emergency.path);
  const page = site.pages.find(({ path }) => path === emergency.path);
  const { whatItIs, whyItMatters, whatToExpect, whatWeProvide } = labels;
  const links = linksIn($, ".emergency-head nav:last-child");
  expect(links.map(({ name, href }) => [name, textOf($(`main h2${href}`)).split(":")[0]])).toEqual(
    [whatItIs, whyItMatters, whatToExpect, whatWeProvide].map((name) => [name, name]),
  );
  const last = [
    emergency.serviceHeading,
    ...(page?.outline?.headings ?? []).map(({ text }) => expect.stringContaining(text)),
    labels.whatWeProvide,
    emergency.closing.heading,
  ];
  expect(textsOf($("main h2").not("details details h2")).slice(-last.length)).toEqual(last);
  const fold = $("details").filter((_, one) => textOf($(one).find("summary")).startsWith(last[0]));
  expect(textsOf(fold.find("h2").not("details details h2"))).toEqual(last.slice(0, -1));
});
