import { isEmergency } from "../../content-model/collections.ts";
import { formatDate } from "../../formatting/dates.ts";
import { mapsHref } from "../../policies/outbound-links.ts";
import { siteOrigin } from "../../policies/site-origin.ts";
import { byLevel } from "../cards.ts";
import { declareEntryPages } from "../declare-route.ts";
import { serviceHead } from "../service/route.ts";

export const route = declareEntryPages({
  path: "/services/emergency",
  collection: "services",
  head: serviceHead,
  load(site, service) {
    if (!isEmergency(service)) throw new Error("Only emergency.mdx has warning signs");
    const { title, lead, provides, questions, bookingNote, plannedVisit, sources } = service;
    const { firstMinute, signs, alsoCall, poisonAdvice, poisons, onTheWay, callNote, afterHours } =
      service;
    const { straining, canWait, hospitalSearch, hospitalChecked } = service;
    const hospital = site.clinic.afterHoursHospital.chosen;
    return {
      title,
      lead,
      provides,
      questions,
      bookingNote,
      plannedVisit,
      sources,
      firstMinute,
      firstAid: {
        heading: site.labels.servicePages.firstAid,
        items: alsoCall.filter(({ open }) => open),
      },
      signs: signs.map(({ name, detail }) => ({ name, detail })),
      alsoCall: {
        heading: site.labels.servicePages.alsoCall,
        items: alsoCall.filter(({ open }) => !open),
      },
      straining,
      canWait: {
        heading: canWait.heading,
        text: canWait.text,
        groups: byLevel(site, canWait.items),
      },
      poisonAdvice,
      poisons,
      onTheWay,
      callNote,
      afterHours,
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
