import { z } from "zod";
import {
  contentFile,
  headedSentence,
  list,
  objectOf,
  picture,
  sentence,
  template,
  text,
} from "../../content/schemas/fields.ts";
import { serviceFields } from "../../content/schemas/services.ts";
import { hasCard, poisonGroups } from "../../content/schemas/signs.ts";
import { linkSigns } from "../../content/sign-table.ts";
import { formatDate } from "../../formatting/dates.ts";
import { fill } from "../../formatting/fill.ts";
import { levels, perLevel } from "../../formatting/levels.ts";
import { joinSentences } from "../../formatting/text.ts";
import { emergencyPath } from "../../policies/canonical-path.ts";
import { directionsHref, mapsHref, telHref } from "../../policies/outbound-links.ts";
import { approvalOf } from "../../site/approval-of.ts";
import { declarePage } from "../../site/route-declaration.ts";
import type { Sign, Site } from "../../site/site.ts";
import { serviceHead } from "../service/route.ts";

const file = contentFile(
  "services/emergency.mdx",
  z.strictObject({
    ...serviceFields,
    alsoHeading: text.describe("Above the smaller keys of the sign table."),
    othersHeading: text.describe("Above rarer emergencies, a list of links."),
    serviceHeading: text.describe("On phones, the fold with what every service says about itself."),
    canWait: headedSentence.extend({
      link: text.describe("The wide key that leads there."),
      picture,
      answers: objectOf(levels, text).describe(
        "Yes or no, by level; what to do at night follows from the sign table.",
      ),
    }),
    callNote: text.describe("Whose number the red button calls, and when you answer."),
    whoElse: list(sentence).describe(
      "Below the rule for nights: who else answers, and relay calls.",
    ),
    hospitalSearch: z
      .strictObject({
        label: sentence.describe("The button’s text."),
        query: text.describe("What the map searches for near the visitor."),
      })
      .describe("Finds hospitals near the visitor, also once you have chosen one."),
    hospitalDirections: template("hospital").describe(
      "After “Directions”, in the link to a hospital that has an address.",
    ),
    hospitalChecked: text.describe("The text before the date of the last call to the hospital."),
    onTheWay: list(z.strictObject({ name: text, detail: sentence.optional() })),
    poisons: z.strictObject({
      text,
      asks: z.strictObject({ heading: text, items: list(text), end: text }),
      groups: objectOf(poisonGroups, text).describe(
        "What the groups of the sign table are called.",
      ),
      end: text.describe("For anything the list does not name."),
    }),
    kit: headedSentence
      .extend({ items: list(text) })
      .describe("What to have ready: a list for a first-aid kit."),
    bookingNote: sentence,
    plannedVisit: text.describe("The words before the link that books a visit."),
  }),
);

export const route = declarePage({
  path: emergencyPath,
  file,
  asService: (page) => ({ ...page, urgent: page.bookingNote }),
  head: serviceHead,
  load(site, page, { parent }) {
    const { canWait, poisons, hospitalSearch, hospitalDirections, closing } = page;
    const { signs, clinic, labels } = site;
    const shownIn = (place: Place) => signs.signs.filter(({ shown }) => shown.includes(place));
    const cards = signs.signs.filter(hasCard);
    const { headings = [] } = site.pages.find(({ path }) => path === emergencyPath)?.outline ?? {};
    return {
      ...page,
      parent,
      labels: { signs: labels.signs, allSigns: labels.allSigns, onTheWay: labels.onTheWay },
      // The first three parts of the text, as on every service page, and the list after it.
      about: [
        ...[labels.whatItIs, labels.whyItMatters, labels.whatToExpect].map((name, index) => ({
          name,
          path: `#${headings[index]?.id}`,
        })),
        { name: labels.whatWeProvide, path: "#what-we-provide" },
      ],
      others: shownIn("rare").map(({ id, key, name }) => ({ name: key ?? name, path: `#${id}` })),
      signs: cards.map(({ steps, ...sign }) => ({
        ...signCard(site, sign),
        steps: steps?.map((step) => linkSigns(step, cards)),
      })),
      canWait: {
        ...canWait,
        picture: site.picture(canWait.picture),
        texts: perLevel((level) => joinSentences(canWait.answers[level], signs.night[level])),
        items: shownIn("wait").map((sign) => {
          const { id, name, level, first, unless } = sign;
          // What has a card leads there; the others say what would change their level.
          return hasCard(sign)
            ? { name, level, first, href: `#${id}` }
            : { name, level, first, unless: unless && linkSigns(unless, cards) };
        }),
      },
      night: signs.night,
      frail: signs.frail,
      poisons: {
        ...poisons,
        groups: poisonGroups.map((group) => ({
          name: poisons.groups[group],
          items: signs.poisons
            .filter((poison) => poison.group === group)
            .map(({ thing, level, act }) => ({ thing, level, act })),
        })),
      },
      wayPicture: site.picture("on-the-way"),
      hospitals: clinic.afterHoursHospital.chosen.map((hospital) => ({
        ...hospital,
        href: telHref(hospital.phone.dial),
        day: formatDate(hospital.checked),
        directions: hospital.address && {
          to: fill(hospitalDirections, { hospital: hospital.name }),
          href: directionsHref(`${hospital.name}, ${hospital.address}`),
        },
      })),
      hospitalSearch: { ...hospitalSearch, href: mapsHref(hospitalSearch.query) },
      reviewed: approvalOf(site, signs),
      // What the signs rest on, and what the page adds.
      sources: [...signs.signs.flatMap(({ source }) => source ?? []), ...signs.sources],
      closing: { ...closing, picture: site.picture("cta-still") },
    };
  },
});

type Place = Sign["shown"][number];

/** What the key and the card of a sign show. */
function signCard(site: Site, { words, path, source, decide, ...sign }: Sign) {
  const { name, key = name, picture, drawing } = sign;
  return {
    ...sign,
    key,
    picture: picture === undefined ? undefined : site.picture(picture),
    drawing:
      drawing === undefined ? undefined : { ...site.picture(drawing.picture), alt: drawing.text },
  };
}
