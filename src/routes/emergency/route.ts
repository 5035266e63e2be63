import { slug } from "github-slugger";
import { sharedFiles } from "../../content/shared-files.ts";
import { formatDate } from "../../formatting/dates.ts";
import { joinSentences } from "../../formatting/text.ts";
import { emergencyPath } from "../../policies/canonical-path.ts";
import { mapsHref } from "../../policies/outbound-links.ts";
import { siteOrigin } from "../../policies/site-origin.ts";
import type { Site } from "../../site/site.ts";
import { byLevel } from "../cards.ts";
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
  parts: ({ get }, { firstMinute, firstAid, signs, alsoCall, questions }) => {
    const table = get(sharedFiles.signs)?.signs ?? [];
    const withJump = signs.filter((id) => table.find((sign) => sign.id === id)?.jump);
    return [
      ...["after-hours", "first-minute", "first-aid", "signs", "poison", "poisons", "straining"],
      ...["on-the-way", "can-wait", "what-we-provide", "questions", "card", "closing-call"],
      ...questions.map((_, index) => `question-${index + 1}`),
      ...[...firstAid, ...withJump, ...alsoCall],
      ...firstMinute.flatMap(({ jump }, index) =>
        jump === undefined ? [] : { id: jumpId(jump), field: `firstMinute.${index}.jump` },
      ),
    ];
  },
  head: (site, page) => serviceHead(site, { ...page, path: emergencyPath }),
  load(site, { firstMinute, firstAid, signs, alsoCall, poisons, straining, canWait, ...page }) {
    const { sign } = site.signTable;
    const acts = firstMinute.map((act) => ({ ...act, id: act.jump && jumpId(act.jump) }));
    const six = signs.map((id) => described(site, id));
    const first = firstAid.map((id) => described(site, id));
    const others = byLevel(
      site,
      alsoCall.map((id) => described(site, id)),
    );
    return {
      firstMinute: acts,
      firstAid: { heading: site.labels.servicePages.firstAid, items: first },
      // Only what a link leads to has an id: the page has a part for straining.
      signs: six.map((one) => ({ ...one, id: one.jump && one.id })),
      others: others.map(({ level, heading, items }) => ({
        heading: site.labels.servicePages.also.replace("{level}", heading.toLowerCase()),
        level,
        items,
      })),
      canWait: { ...canWait, groups: byLevel(site, canWait.items.map(sign)) },
      poisons: { ...poisons, items: site.signs.poisons, groups: byLevel(site, site.signs.poisons) },
      poisonPicture: site.picture("lily"),
      wayPicture: site.picture("on-the-way"),
      // In the order of the page.
      jumps: [
        ...[...acts, ...first, ...six, ...others.flatMap(({ items }) => items)],
        { jump: poisons.jump, id: "poison" },
        { jump: straining.jump, id: "straining" },
      ].flatMap(({ jump, id }) => (jump === undefined ? [] : [{ name: jump, path: `#${id}` }])),
      hospital: hospitalOr(site, page.hospitalSearch, page.hospitalChecked),
      card: {
        ...page.emergencyCard,
        signsInShort: six.map(({ card, name }) => card ?? name),
        host: new URL(siteOrigin()).host,
        path: emergencyPath,
      },
      // What the signs rest on, and what the page adds.
      sources: [...site.signs.signs.flatMap(({ source }) => source ?? []), ...page.sources],
      closing: { ...page.closing, picture: site.picture("cta-car") },
    };
  },
});

const jumpId = (jump: string) => `jump-${slug(jump)}`;

/** A sign with its level in front of what it looks like. */
function described({ signTable, labels }: Site, id: string) {
  const { name, level, looks, unless, avoid, steps, alone, jump, card } = signTable.sign(id);
  const detail = joinSentences([`${labels.levels[level].heading}.`], unless, looks, avoid);
  return { id, name, level, detail, steps, alone, jump, card };
}

/** The chosen hospital with the day its number was checked, or a search for one. */
function hospitalOr({ clinic }: Site, search: { label: string; query: string }, label: string) {
  const hospital = clinic.afterHoursHospital.chosen;
  return hospital === undefined
    ? { label: search.label, href: mapsHref(search.query) }
    : { label, date: hospital.checked, day: formatDate(hospital.checked) };
}
