import { slug } from "github-slugger";
import { formatDate } from "../../formatting/dates.ts";
import { emergencyPath } from "../../policies/canonical-path.ts";
import { mapsHref } from "../../policies/outbound-links.ts";
import { siteOrigin } from "../../policies/site-origin.ts";
import type { Site } from "../../site/site.ts";
import { byLevel } from "../cards.ts";
import { declarePage } from "../declare-route.ts";
import { serviceHead } from "../service/route.ts";
import { file } from "./content.ts";

const lists = ["firstMinute", "signs", "alsoCall"] as const;

export const route = declarePage({
  path: emergencyPath,
  file,
  asService: ({ title, description, features, card, picture, bookingNote }) => ({
    ...{ title, description, features, card, picture },
    urgent: bookingNote,
  }),
  parts: (_, page) => [
    ...["after-hours", "first-minute", "signs", "poison", "poisons", "straining", "on-the-way"],
    ...["can-wait", "what-we-provide", "questions", "card", "closing-call"],
    ...(page.alsoCall.some(({ open }) => open) ? ["first-aid"] : []),
    ...page.questions.map((_, index) => `question-${index + 1}`),
    ...lists.flatMap((list) =>
      page[list].flatMap(({ jump }, index) =>
        jump === undefined ? [] : { id: jumpId(jump), field: `${list}.${index}.jump` },
      ),
    ),
  ],
  head: (site, page) => serviceHead(site, { ...page, path: emergencyPath }),
  load(site, { firstMinute, signs, alsoCall, poisons, straining, canWait, ...page }) {
    const firstAid = alsoCall.filter(({ open }) => open);
    const folded = alsoCall.filter(({ open }) => !open);
    return {
      firstMinute: firstMinute.map(withId),
      firstAid: { heading: site.labels.servicePages.firstAid, items: firstAid.map(withId) },
      signs: signs.map(withId),
      alsoCall: { heading: site.labels.servicePages.alsoCall, items: folded.map(withId) },
      canWait: { ...canWait, groups: byLevel(site, canWait.items) },
      poisonPicture: site.picture("lily"),
      wayPicture: site.picture("on-the-way"),
      // In the order of the page.
      jumps: [
        ...[...firstMinute, ...firstAid, ...signs, ...folded].map(withId),
        { jump: poisons.jump, id: "poison" },
        { jump: straining.jump, id: "straining" },
      ].flatMap(({ jump, id }) => (jump === undefined ? [] : [{ name: jump, path: `#${id}` }])),
      hospital: hospitalOr(site, page.hospitalSearch, page.hospitalChecked),
      card: {
        ...page.emergencyCard,
        signsInShort: signs.map(({ short }) => short),
        host: new URL(siteOrigin()).host,
        path: emergencyPath,
      },
      closing: { ...page.closing, picture: site.picture("cta-car") },
    };
  },
});

const jumpId = (jump: string) => `jump-${slug(jump)}`;

/** An item, with an id if a link leads to it. */
const withId = <Item extends { jump?: string | undefined }>(item: Item) => ({
  ...item,
  id: item.jump && jumpId(item.jump),
});

/** The chosen hospital with the day its number was checked, or a search for one. */
function hospitalOr({ clinic }: Site, search: { label: string; query: string }, label: string) {
  const hospital = clinic.afterHoursHospital.chosen;
  return hospital === undefined
    ? { label: search.label, href: mapsHref(search.query) }
    : { label, date: hospital.checked, day: formatDate(hospital.checked) };
}
