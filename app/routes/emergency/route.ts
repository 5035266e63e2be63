import { type AnyService, isEmergency } from "../../content-model/collections.ts";
import type { Site } from "../../content-model/site.ts";
import { formatDate } from "../../policies/dates.ts";
import { mapsHref } from "../../policies/outbound-links.ts";
import { siteOrigin } from "../../policies/site-origin.ts";
import { declareEntryPages } from "../declare-route.ts";
import { loadService } from "../service/route.ts";

export const route = declareEntryPages({
  path: "/services/emergency",
  collection: "services",
  load,
});

function load(site: Site, service: AnyService) {
  if (!isEmergency(service)) throw new Error("Only emergency.mdx has warning signs");
  const { head, content } = loadService(site, service);
  const { firstMinute, alsoCall, poisonAdvice, eaten, onTheWay, afterHours } = service;
  const { signs, emergencyCard, hospitalSearch, hospitalChecked, bookingNote } = service;
  const { link, heading, text, address, ...cardWords } = emergencyCard;
  const hospital = site.clinic.afterHoursHospital.chosen;
  return {
    head,
    content: {
      ...content,
      firstMinute,
      signs: signs.map(({ name, detail }) => ({ name, detail })),
      alsoCall: { heading: site.labels.servicePages.alsoCall, items: alsoCall },
      poisonAdvice,
      eaten,
      onTheWay,
      afterHours,
      hospital:
        hospital === undefined
          ? { label: hospitalSearch.label, href: mapsHref(hospitalSearch.query) }
          : { label: hospitalChecked, date: hospital.checked, day: formatDate(hospital.checked) },
      card: {
        link,
        heading,
        text,
        sheet: {
          ...cardWords,
          signs: { heading: cardWords.signs, items: signs.map(({ short }) => short) },
          address: { label: address, host: new URL(siteOrigin()).host, path: service.link },
        },
      },
      bookingNote,
      pictures: {
        carrier: site.illustration("service-emergency"),
        closing: site.illustration("cta-car"),
      },
    },
  };
}
