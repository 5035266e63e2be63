import { formatDate } from "../../content-model/dates.ts";
import { isEmergency, type Site } from "../../content-model/site.ts";
import type { PageData } from "../../document/page.ts";
import { siteOrigin } from "../../policies/site-origin.ts";
import { findBySlug } from "../pieces.ts";
import type { Route } from "../routes.ts";
import { loadService } from "../service/route.ts";

export function load(site: Site, route: Route) {
  const service = findBySlug(site.services, route.slug);
  if (!isEmergency(service)) throw new Error("The emergency page has no warning signs");
  const { head, content } = loadService(site, service);
  const { firstMinute, alsoCall, poisonAdvice, eaten, elsewhere, onTheWay, afterHours } = service;
  const { signs, emergencyCard, hospitalChecked, bookingNote } = service;
  const { link, heading, text, address, ...cardWords } = emergencyCard;
  const hospital = site.clinic.afterHoursHospital.chosen;
  return {
    head,
    content: {
      ...content,
      firstMinute,
      signs: signs.map(({ name, detail }) => ({ name, detail })),
      alsoCall,
      poisonAdvice,
      eaten,
      elsewhere,
      onTheWay,
      afterHours,
      hospitalChecked:
        hospital === undefined
          ? undefined
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
  } satisfies PageData<unknown>;
}
