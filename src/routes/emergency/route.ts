import { slug } from "github-slugger";
import { isEmergency } from "../../content/collections.ts";
import { formatDate } from "../../formatting/dates.ts";
import { mapsHref } from "../../policies/outbound-links.ts";
import { siteOrigin } from "../../policies/site-origin.ts";
import { byLevel } from "../cards.ts";
import { declareEntryPages } from "../declare-route.ts";
import { serviceHead } from "../service/route.ts";

export const route = declareEntryPages({
  path: "/services/emergency",
  collection: "services",
  parts(_, service) {
    if (!isEmergency(service)) return [];
    const { alsoCall, questions } = service;
    const lists = ["firstMinute", "signs", "alsoCall"] as const;
    return [
      ...["after-hours", "first-minute", "signs", "poison", "poisons", "straining", "on-the-way"],
      ...["can-wait", "what-we-provide", "questions", "card", "closing-call"],
      ...(alsoCall.some(({ open }) => open) ? ["first-aid"] : []),
      ...questions.map((_, index) => `question-${index + 1}`),
      ...lists.flatMap((list) =>
        service[list].flatMap(({ jump }, index) =>
          jump === undefined ? [] : { id: jumpId(jump), field: `${list}.${index}.jump` },
        ),
      ),
    ];
  },
  head: serviceHead,
  load(site, service) {
    if (!isEmergency(service)) throw new Error("Only emergency.mdx has warning signs");
    const { title, lead, provides, questions, bookingNote, plannedVisit, sources } = service;
    const { firstMinute, signs, alsoCall, poisonAdvice, poisons, onTheWay, callNote, afterHours } =
      service;
    const { straining, canWait, giveNothing, hospitalSearch, hospitalChecked } = service;
    const { items, columns, ...poisonTexts } = poisons;
    const firstAid = alsoCall.filter(({ open }) => open);
    const folded = alsoCall.filter(({ open }) => !open);
    const hospital = site.clinic.afterHoursHospital.chosen;
    return {
      title,
      lead,
      provides,
      questions,
      bookingNote,
      plannedVisit,
      sources,
      firstMinute: firstMinute.map(target),
      firstAid: {
        heading: site.labels.servicePages.firstAid,
        items: firstAid.map(target),
      },
      signs: signs.map(target),
      alsoCall: {
        heading: site.labels.servicePages.alsoCall,
        items: folded.map(target),
      },
      straining,
      canWait: {
        heading: canWait.heading,
        text: canWait.text,
        groups: byLevel(site, canWait.items),
      },
      poisonAdvice,
      poisons: {
        ...poisonTexts,
        things: items.map(({ thing }) => thing),
        see: columns.see,
        table: {
          columns: [columns.thing, columns.pet, columns.see],
          rows: items.map(({ thing, pet, see }) => ({
            key: thing,
            heading: thing,
            cells: [pet, see],
          })),
        },
      },
      onTheWay,
      poisonPicture: site.picture("lily"),
      wayPicture: site.picture("on-the-way"),
      callNote,
      afterHours,
      giveNothing,
      // In the order of the page.
      jumps: [
        ...[...firstMinute, ...firstAid, ...signs, ...folded].map(({ jump }) => ({
          jump,
          id: jump && jumpId(jump),
        })),
        { jump: poisons.jump, id: "poison" },
        { jump: straining.jump, id: "straining" },
      ].flatMap(({ jump, id }) => (jump === undefined ? [] : [{ name: jump, path: `#${id}` }])),
      hospital:
        hospital === undefined
          ? { label: hospitalSearch.label, href: mapsHref(hospitalSearch.query) }
          : { label: hospitalChecked, date: hospital.checked, day: formatDate(hospital.checked) },
      card: {
        ...service.emergencyCard,
        signsInShort: signs.map(({ short }) => short),
        host: new URL(siteOrigin()).host,
        path: service.path,
      },
      closing: { ...service.closing, picture: site.picture("cta-car") },
    };
  },
});

const jumpId = (jump: string) => `jump-${slug(jump)}`;

/** What the page shows of an item, with an id if a link leads to it. */
const target = ({ name, detail, steps, alone, jump }: Target) => ({
  id: jump && jumpId(jump),
  name,
  detail,
  steps,
  alone,
});

type Target = {
  name: string;
  detail: string;
  steps?: readonly string[] | undefined;
  alone?: string | undefined;
  jump?: string | undefined;
};
