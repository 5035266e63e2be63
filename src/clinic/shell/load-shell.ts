import * as links from "../../addresses/outbound-links.ts";
import { pick } from "../../content/pick.ts";
import { isSharedPreview, type Site } from "../../content/site.ts";
import { drawingOf } from "../../illustrations/pictures.ts";
import { tokenValues } from "../../styles/token-values.ts";
import { clinicFile, type Dialed } from "../clinic.ts";
import { isDue } from "../hours/opening-state.ts";
import { weekText } from "../hours/week.ts";
import { labelsFile } from "../labels.ts";
import { navigationFile } from "../navigation.ts";
import { currentNotices } from "../notices.ts";
import { pageLinks } from "../page-links.ts";

/** Content that every page shows, and facts that any part may need. */
export type Shell = ReturnType<typeof loadShell>;

export function loadShell(site: Site) {
  const clinic = site.get(clinicFile);
  const navigation = site.get(navigationFile);
  // No component asks for the end of pages: their loader does.
  const { closing, ...labels } = site.get(labelsFile);
  return {
    labels,
    /** Some browsers color their own toolbar with these, by day and by night. */
    themeColors: tokenValues("paper"),
    mark: drawingOf("mark"),
    restingDog: drawingOf("rest"),
    clinic: {
      ...pick(clinic, "name", "address", "hoursNote", "poisonLinesNote"),
      founded: clinic.stats.founded.value,
      mapFrameHref: links.mapFrameHref(clinic.address.full),
      poisonLines: clinic.poisonLines.map(({ name, phone }) => {
        return { name, display: phone.display, href: links.telHref(phone.dial) };
      }),
      answersAtNight: clinic.emergencyLine === "day-and-night",
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
    notices: currentNotices(site).map((notice) => {
      return { ...notice, wasDue: isDue(notice, site.today) };
    }),
    isPreview: isSharedPreview(site),
    ...pick(navigation, "helpLinks", "quickLinks", "legalLinks"),
  };
}

export type Contacts = ReturnType<typeof contactsOf>;

/** Ways to reach the clinic, and a hospital for when it is closed. A way that it lacks is undefined. */
function contactsOf({ get }: Site) {
  const { phone, sms, email, booking, address, afterHoursHospital } = get(clinicFile);
  const labels = get(labelsFile);
  const { search, chosen } = afterHoursHospital;
  const [hospital] = chosen;
  /** Where a link leads, and its usual words: a number, an address, or what it does. */
  const contact = (href: string, text: string, isCall = false) => ({ href, text, isCall });
  const call = ({ dial, display }: Dialed, text = display) =>
    contact(links.telHref(dial), text, true);
  const hospitalSearch = contact(links.mapSearchHref(search.query), search.label);
  return {
    phone: call(phone),
    sms: sms && contact(links.smsHref(sms.dial), sms.display),
    email: contact(links.mailHref(email), email),
    booking: contact(booking.url, labels.book.button),
    directions: contact(links.directionsHref(address.full), labels.directions.button),
    hospitalSearch,
    /** The number of the hospital or, until the owner has chosen one, a map search for hospitals. */
    hospital: hospital
      ? call(hospital.phone, `${hospital.name} ${hospital.phone.display}`)
      : hospitalSearch,
  };
}
