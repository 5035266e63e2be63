import { formatDate } from "../../formatting/dates.ts";
import { emergencyPath } from "../../policies/canonical-path.ts";
import { mapsHref, telHref } from "../../policies/outbound-links.ts";
import { siteOrigin } from "../../policies/site-origin.ts";
import type { Site } from "../../site/site.ts";
import { byLevel, reviewOf } from "../cards.ts";
import { declarePage } from "../declare-route.ts";
import { serviceHead } from "../service/route.ts";
import { file } from "./content.ts";

export const route = declarePage({
  path: emergencyPath,
  file,
  asService: ({ title, description, features, card, picture, bookingNote }) => ({
    ...{ title, description, features, card, picture },
    urgent: bookingNote,
  }),
  parts: (_, { signs, also, others, questions }) => [
    ...["signs", "also", "finder", "can-wait", "others", "after-hours", "on-the-way", "poison"],
    ...["what-we-provide", "questions", "card", "closing-call"],
    ...questions.map((_, index) => `question-${index + 1}`),
    ...[...signs, ...also.items, ...others.items],
  ],
  head: (site, page) => serviceHead(site, { ...page, path: emergencyPath }),
  load(site, { signs, also, others, poisons, canWait, ...page }) {
    const { sign } = site.signTable;
    const keys = (ids: readonly string[]) => ids.map((id) => keyOf(site, id));
    const keyed = [...signs, ...also.items];
    const ids = [...keyed, ...others.items];
    const { groups } = poisons;
    const own = site.pages.find(({ path }) => path === emergencyPath);
    const { whatItIs, whyItMatters, whatToExpect, whatWeProvide } = site.labels;
    return {
      keys: keys(signs),
      // The first three parts of the text, as on every service page, and the list after it.
      about: [
        ...[whatItIs, whyItMatters, whatToExpect].flatMap((name, index) => {
          const heading = own?.outline?.headings[index];
          return heading === undefined ? [] : { name, path: `#${heading.id}` };
        }),
        { name: whatWeProvide, path: "#what-we-provide" },
      ],
      also: { heading: also.heading, keys: keys(also.items) },
      signs: ids.map((id) => ({ ...signCard(site, id), isRare: !keyed.includes(id) })),
      others: {
        heading: others.heading,
        pages: keys(others.items).map(({ id, name }) => ({ name, path: `#${id}` })),
      },
      canWait: {
        ...canWait,
        picture: site.picture(canWait.picture),
        groups: byLevel(site, canWait.items.map(sign)).map(({ items, ...group }) => ({
          ...group,
          // What has a card leads there; the others say what would change their level.
          items: items.map(({ id, name, unless }) =>
            ids.includes(id) ? { name, href: `#${id}` } : { name, unless },
          ),
        })),
      },
      poisons: {
        ...poisons,
        groups: Object.entries(groups).map(([group, name]) => ({
          name,
          items: site.signs.poisons
            .filter((poison) => poison.group === group)
            .map(({ thing, level, act }) => ({ thing, act, level, heading: heading(site, level) })),
        })),
      },
      wayPicture: site.picture("on-the-way"),
      hospitals: site.clinic.afterHoursHospital.chosen.map(({ name, phone, minutes, checked }) => ({
        ...{ name, minutes, checked, day: formatDate(checked) },
        ...{ display: phone.display, href: telHref(phone.dial) },
      })),
      hospitalSearch: {
        label: page.hospitalSearch.label,
        href: mapsHref(page.hospitalSearch.query),
      },
      card: {
        ...page.emergencyCard,
        alsoLeave: `${heading(site, "leave")}: ${ids
          .map(sign)
          .filter(({ level }) => level === "leave")
          .flatMap(({ id, key = [] }) => (signs.includes(id) ? [] : key))
          .join(", ")
          .toLowerCase()}.`,
        signsInShort: signs.map(sign).map(({ card, name }) => card ?? name),
        host: new URL(siteOrigin()).host,
        path: emergencyPath,
      },
      reviewed: reviewOf(site, site.signs),
      // What the signs rest on, and what the page adds.
      sources: [...site.signs.signs.flatMap(({ source }) => source ?? []), ...page.sources],
      closing: { ...page.closing, picture: site.picture("cta-still") },
    };
  },
});

const heading = ({ labels }: Site, level: keyof Site["labels"]["levels"]) =>
  labels.levels[level].heading;

/** A large link to the card of a sign. */
function keyOf(site: Site, id: string) {
  const { key, name, picture } = site.signTable.sign(id);
  return {
    id,
    name: key ?? name,
    picture: picture === undefined ? undefined : site.picture(picture),
  };
}

/** What to do about a sign. */
function signCard(site: Site, id: string) {
  const { name, level, unless, looks, steps, alone, avoid, plate } = site.signTable.sign(id);
  return {
    ...{ id, name, level, heading: heading(site, level), unless, looks, steps, alone, avoid },
    plate: plate === undefined ? undefined : { ...site.picture(plate.picture), alt: plate.text },
  };
}
