import { cardPlaces, signsFile } from "../../content/schemas/signs.ts";
import { formatDate } from "../../formatting/dates.ts";
import { fill } from "../../formatting/fill.ts";
import { perLevel } from "../../formatting/levels.ts";
import { joinSentences } from "../../formatting/text.ts";
import { emergencyPath } from "../../policies/canonical-path.ts";
import { directionsHref, mapsHref, telHref } from "../../policies/outbound-links.ts";
import { siteOrigin } from "../../policies/site-origin.ts";
import { declarePage } from "../../site/route-declaration.ts";
import type { Sign, Site } from "../../site/site.ts";
import { reviewOf } from "../cards.ts";
import { serviceHead } from "../service/route.ts";
import { file } from "./content.ts";

export const route = declarePage({
  path: emergencyPath,
  file,
  asService: ({ title, description, features, card, picture, bookingNote }) => ({
    ...{ title, description, features, card, picture },
    urgent: bookingNote,
  }),
  parts: ({ get, signTable }, { questions }) =>
    get(signsFile) && [
      ...["signs", "also", "finder", "can-wait", "others", "after-hours", "on-the-way", "poison"],
      ...["what-we-provide", "questions", "card", "closing-call"],
      // One alone is no list.
      ...(questions.length > 1 ? questions.map((_, index) => `question-${index + 1}`) : []),
      ...signTable.shownIn(...cardPlaces).map(({ id }) => id),
    ],
  links({ get }) {
    const { signs = [], others = [] } = get(signsFile) ?? {};
    return Object.entries({ signs, others }).flatMap(([list, entries]) =>
      entries.flatMap(({ path }, index) => {
        const place = { file: "content/signs.yaml", field: `${list}.${index}.path` };
        return path === undefined ? [] : { ...place, href: path };
      }),
    );
  },
  head: (site, page) => serviceHead(site, { ...page, path: emergencyPath }),
  load(site, { poisons, canWait, ...page }, { parent }) {
    const { shownIn } = site.signTable;
    const cards = shownIn(...cardPlaces);
    const worst = shownIn("key");
    const { groups } = poisons;
    const own = site.pages.find(({ path }) => path === emergencyPath);
    const { whatItIs, whyItMatters, whatToExpect, whatWeProvide } = site.labels;
    return {
      ...page,
      parent,
      keys: worst.map((sign) => keyOf(site, sign)),
      moreKeys: shownIn("more").map((sign) => keyOf(site, sign)),
      others: shownIn("rare").map(({ id, key, name }) => ({ name: key ?? name, path: `#${id}` })),
      // The first three parts of the text, as on every service page, and the list after it.
      about: [
        ...[whatItIs, whyItMatters, whatToExpect].flatMap((name, index) => {
          const heading = own?.outline?.headings[index];
          return heading === undefined ? [] : { name, path: `#${heading.id}` };
        }),
        { name: whatWeProvide, path: "#what-we-provide" },
      ],
      signs: cards.map((sign) => signCard(site, sign)),
      canWait: {
        ...canWait,
        picture: site.picture(canWait.picture),
        texts: perLevel((level) =>
          joinSentences([canWait.answers[level]], site.signs.night[level]),
        ),
        items: shownIn("wait").map((sign) => {
          const { id, name, level, first, unless } = sign;
          // What has a card leads there; the others say what would change their level.
          return cards.includes(sign)
            ? { name, level, first, href: `#${id}` }
            : { name, level, first, unless };
        }),
      },
      night: site.signs.night,
      frail: site.signs.frail,
      onlyQuestion: page.questions.length === 1 ? page.questions[0] : undefined,
      questions: page.questions.length === 1 ? [] : page.questions,
      poisons: {
        ...poisons,
        groups: Object.entries(groups).map(([group, name]) => ({
          name,
          items: site.signs.poisons
            .filter((poison) => poison.group === group)
            .map(({ thing, level, act }) => ({ thing, act, level })),
        })),
      },
      wayPicture: site.picture("on-the-way"),
      hospitals: site.clinic.afterHoursHospital.chosen.map(
        ({ name, phone, address, minutes, checked }) => ({
          ...{ name, address, minutes, checked, day: formatDate(checked) },
          ...{ display: phone.display, href: telHref(phone.dial) },
          directions: address && {
            to: fill(page.hospitalDirections, { hospital: name }),
            href: directionsHref(`${name}, ${address}`),
          },
        }),
      ),
      hospitalSearch: {
        label: page.hospitalSearch.label,
        href: mapsHref(page.hospitalSearch.query),
      },
      card: {
        ...page.emergencyCard,
        alsoLeave: alsoLeave(
          site,
          cards.filter((sign) => !worst.includes(sign)),
        ),
        spanish: page.emergencyCard.spanish && {
          ...page.emergencyCard.spanish,
          signsInShort: worst.map(({ spanish, card, name }) => spanish ?? card ?? name),
        },
        signsInShort: worst.map(({ card, name }) => card ?? name),
        host: new URL(siteOrigin()).host,
        path: emergencyPath,
      },
      reviewed: reviewOf(site, site.signs),
      // What the signs rest on, and what the page adds.
      sources: [...site.signs.signs.flatMap(({ source }) => source ?? []), ...site.signs.sources],
      closing: { ...page.closing, picture: site.picture("cta-still") },
    };
  },
});

/** The last line of the printed card: what else to leave for, and what to do before that. */
function alsoLeave(site: Site, signs: readonly Sign[]): string {
  const lines = new Map<string, string[]>();
  for (const { level, key, first } of signs) {
    if (level !== "leave" || key === undefined) continue;
    const line = first?.replace(/\.$/, "") ?? site.labels.levels[level].heading;
    lines.set(line, [...(lines.get(line) ?? []), key.toLowerCase()]);
  }
  return Array.from(lines, ([line, keys]) => `${line}: ${keys.join(", ")}.`).join(" ");
}

/** A large link to the card of a sign. */
function keyOf(site: Site, { id, key, name, picture }: Sign) {
  return {
    id,
    name: key ?? name,
    picture: picture === undefined ? undefined : site.picture(picture),
  };
}

/** What to do about a sign. */
function signCard(site: Site, sign: Sign) {
  const { id, name, level, first, unless, looks, plate, steps, alone, avoid, poison, shown } = sign;
  return {
    ...{ id, name, level, first, unless, looks, steps, alone, avoid, poison },
    plate: plate === undefined ? undefined : { ...site.picture(plate.picture), alt: plate.text },
    isRare: !shown.includes("key") && !shown.includes("more"),
  };
}
