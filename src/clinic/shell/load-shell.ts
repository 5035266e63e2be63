import * as links from "../../addresses/outbound-links.ts";
import { pagePaths } from "../../addresses/paths.ts";
import { isDue } from "../hours/opening-state.ts";
import { weekText } from "../hours/week.ts";
import { pick } from "../../pages/declare.ts";
import { isSharedPreview } from "../../site/signatures.ts";
import type { Site } from "../../content/site.ts";
import { tokenValues } from "../../styles/token-values.ts";
import { pageLinks } from "../page-links.ts";

/** Content that every page shows, and facts that any section may need. */
export type Shell = ReturnType<typeof loadShell>;

export function loadShell(site: Site) {
  const { clinic, navigation } = site;
  // Those that no component asks for. Texts have them.
  const { levelNotes, whenClosed, closing, ...labels } = site.labels;
  return {
    labels,
    /** Some browsers color their own toolbar with these, by day and by night. */
    themeColors: tokenValues("paper"),
    mark: site.drawing("mark"),
    restingDog: site.drawing("rest"),
    feedTitle: site.titleOf(pagePaths.blog),
    clinic: {
      name: clinic.name,
      address: clinic.address,
      founded: clinic.stats.founded.value,
      mapFrameHref: links.mapFrameHref(clinic.address.full),
      poisonLines: clinic.poisonLines.map(({ name, phone }) => {
        return { name, display: phone.display, href: links.telHref(phone.dial) };
      }),
      poisonLinesNote: clinic.poisonLinesNote,
      answersAtNight: clinic.emergencyLine === "day-and-night",
      poisonWords: site.signs.list.flatMap(({ poison }) => poison ?? []),
      /** Undefined while pages do not show them. */
      hours: clinic.hours?.show
        ? { week: clinic.hours.week, weekText: weekText(clinic.hours.week) }
        : undefined,
    },
    contacts: contactsOf(site),
    /** The menu; some items open a list of pages. */
    header: navigation.header.map(({ dropdown, ...item }) => {
      return { ...item, dropdown: dropdown && pageLinks(site, dropdown) };
    }),
    notices: site.notices.map((notice) => ({ ...notice, wasDue: isDue(notice, site.today) })),
    isPreview: isSharedPreview(site),
    ...pick(navigation, "helpLinks", "quickLinks", "legalLinks"),
  };
}

export type Contacts = ReturnType<typeof contactsOf>;

/** Ways to reach the clinic, and a hospital for when it is closed. A way that it lacks is undefined. */
function contactsOf({ clinic, labels, emergency }: Site) {
  const { phone, sms, email, booking, address, afterHoursHospital } = clinic;
  const [chosen] = afterHoursHospital.chosen;
  /** Where a link leads, and its words: a number, an address, or what it does. */
  const contact = (href: string, text: string) => ({ href, text });
  const hospitalSearch = contact(
    links.mapSearchHref(emergency.hospitalSearch.query),
    emergency.hospitalSearch.label,
  );
  return {
    phone: contact(links.telHref(phone.dial), phone.display),
    /** The same number, for emergencies. */
    emergencyLine: contact(links.telHref(phone.dial), labels.callEmergencyLine),
    sms: sms && contact(links.smsHref(sms.dial), sms.display),
    email: contact(links.mailHref(email), email),
    booking: contact(booking.url, labels.bookAppointment),
    /** The same address, on pages about services. */
    schedule: contact(booking.url, labels.scheduleNow),
    directions: contact(links.directionsHref(address.full), labels.getDirections),
    hospitalSearch,
    /** The number of the hospital or, until the owner has chosen one, a map search for hospitals. */
    hospital: chosen
      ? contact(links.telHref(chosen.phone.dial), `${chosen.name} ${chosen.phone.display}`)
      : hospitalSearch,
  };
}
