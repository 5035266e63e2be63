import * as addresses from "../addresses.ts";
import { loadDrawing } from "../illustrations/pictures.ts";
import { isSharedPreview, type Site } from "../reader/site.ts";
import { tokenValues } from "../styles/token-values.ts";
import { clinicFile, type PhoneNumber } from "./clinic.ts";
import { callsByState } from "./hours/calls.ts";
import { isDue } from "./hours/opening-state.ts";
import { weekText } from "./hours/week.ts";
import { labelsFile } from "./labels.ts";
import { navigationFile } from "./navigation.ts";
import { comingNotices } from "./notices.ts";
import { pageLinks } from "./page-links.ts";

/** Content that every page shows, and facts that any part may need. */
export type Shell = ReturnType<typeof loadShell>;

export function loadShell(site: Site) {
  const clinic = site.get(clinicFile);
  const { name, address, hoursNote, poisonLinesNote } = clinic;
  const { services, areas, header, ...menus } = site.get(navigationFile);
  // No component asks for the end of pages: their loader does.
  const { closing, ...labels } = site.get(labelsFile);
  return {
    labels,
    /** Some browsers color their own toolbar with these, by day and by night. */
    themeColors: tokenValues("paper"),
    mark: loadDrawing("mark"),
    restingDog: loadDrawing("rest"),
    clinic: {
      name,
      address,
      hoursNote,
      poisonLinesNote,
      founded: clinic.stats.founded.value,
      mapFrameHref: addresses.mapFrameHref(address.full),
      poisonLines: clinic.poisonLines.map(({ name, phone }) => {
        return { name, display: phone.display, href: addresses.telHref(phone.dial) };
      }),
      weekText: clinic.hours?.show ? weekText(clinic.hours.week) : undefined,
    },
    contacts: listContacts(site),
    calls: callsByState(clinic.emergencyLine),
    /** The menu; some items open a list of pages. */
    header: header.map(({ dropdown, ...item }) => {
      return { ...item, dropdown: dropdown && pageLinks(site, dropdown) };
    }),
    notices: comingNotices(site).map((notice, index) => ({
      text: notice.text,
      /** For data-due: its number. `unknown` also shows it without script, on the day of the build. */
      due: isDue(notice, site.today) ? `${index} unknown` : `${index}`,
    })),
    isPreview: isSharedPreview(site),
    ...menus,
  };
}

/** What browsers go by: the hours that search engines get, shown or not, and the days of the notices, by number. */
export const loadHours = (site: Site) => ({
  week: site.get(clinicFile).hours?.week,
  notices: comingNotices(site).map(({ from, until, hours }) => ({ from, until, hours })),
});

/** Ways to reach the clinic, and a hospital for when it is closed. A way that it lacks is undefined. */
function listContacts({ get }: Site) {
  const { phone, sms, email, booking, address, afterHoursHospital } = get(clinicFile);
  const labels = get(labelsFile);
  const { search, chosen } = afterHoursHospital;
  const [hospital] = chosen;
  /** Where a link leads, and its usual words: a number, an address, or what it does. */
  const contact = (href: string, text: string, isCall = false) => ({ href, text, isCall });
  const call = ({ dial, display }: PhoneNumber, text = display) =>
    contact(addresses.telHref(dial), text, true);
  const hospitalSearch = contact(addresses.mapSearchHref(search.query), search.label);
  return {
    phone: call(phone),
    sms: sms && contact(addresses.smsHref(sms.dial), sms.display),
    email: contact(addresses.mailHref(email), email),
    booking: contact(booking, labels.book.usual),
    directions: contact(addresses.directionsHref(address.full), "Get Directions"),
    hospitalSearch,
    /** The number of the hospital or, until the owner has chosen one, a map search for hospitals. */
    hospital: hospital
      ? call(
          hospital.phone,
          `${hospital.name}, about ${hospital.minutes} min ${hospital.phone.display}`,
        )
      : hospitalSearch,
  };
}
