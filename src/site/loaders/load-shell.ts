import * as links from "../../addresses/outbound-links.ts";
import { pagePaths } from "../../addresses/paths.ts";
import { isDue } from "../../hours/opening-state.ts";
import { weekText } from "../../hours/week.ts";
import type { ActionStyle } from "../../ui/action/action.tsx";
import type { IconName } from "../../ui/icon/icon.tsx";
import type { Site } from "../site.ts";
import { tokenValues } from "../token-values.ts";
import { pageLinks } from "./page-links.ts";

/** Content that every page shows, and facts that any section may need. */
export type Shell = ReturnType<typeof loadShell>;

export function loadShell(site: Site) {
  const { clinic, navigation } = site;
  // Labels that only the build uses, so browsers do not load them.
  const { whenClosed, closing, levelNotes, scheduleNow, ...labels } = site.labels;
  return {
    labels,
    /** For browsers that tint their own parts. */
    themeColors: tokenValues("paper"),
    mark: site.drawing("mark"),
    rest: site.drawing("rest"),
    feedTitle: site.titleOf(pagePaths.blog),
    clinic: {
      name: clinic.name,
      address: clinic.address,
      founded: clinic.stats.founded.value,
      mapFrameHref: links.mapFrameHref(clinic.address.full),
      poisonLines: clinic.poisonLines.map(({ name, display, dial }) => {
        return { name, display, href: links.telHref(dial) };
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
    isPreview: site.edition === "preview",
    helpLinks: navigation.helpLinks,
    quickLinks: navigation.quickLinks,
    legalLinks: navigation.legalLinks,
  };
}

export type Contact = {
  href: string;
  /** In a sentence: a number, an address, or what the link does. */
  text: string;
  /** On a button, if it is not the text. */
  label?: string;
  /** Below an icon. */
  word?: string;
  icon?: IconName;
  variant?: ActionStyle["variant"];
};

export type Contacts = ReturnType<typeof contactsOf>;

/** Contacts of the clinic, and of hospitals for when it is closed. Undefined if there is none. */
function contactsOf({ clinic, labels, emergency }: Site) {
  const { phone, sms, email, booking, address, afterHoursHospital } = clinic;
  const [hospital] = afterHoursHospital.chosen;
  const hospitalSearch = {
    href: links.mapSearchHref(emergency.hospitalSearch.query),
    text: emergency.hospitalSearch.label,
    word: labels.findHospital,
    icon: "pin",
  } as const;
  const call = {
    href: links.telHref(phone.dial),
    text: phone.display,
    label: labels.callNumber,
    word: labels.call,
    icon: "phone",
    variant: "secondary",
  } as const;
  const book = {
    href: booking.url,
    text: labels.bookAppointment,
    word: labels.book,
    icon: "calendar",
    variant: "primary",
  } as const;
  return {
    phone: call,
    emergency: { ...call, label: labels.callEmergencyLine, variant: "urgent" },
    /** While it is closed. */
    anyway: { ...call, label: labels.callAnyway, word: labels.callAnyway, variant: "outline" },
    sms: sms && {
      href: links.smsHref(sms.dial),
      text: sms.display,
      word: labels.sms,
      icon: "chat",
    },
    email: { href: links.mailHref(email), text: email },
    booking: book,
    /** On pages about services. */
    schedule: { ...book, text: labels.scheduleNow },
    directions: {
      href: links.directionsHref(address.full),
      text: labels.getDirections,
      word: labels.directions,
      icon: "pin",
    },
    hospitalSearch,
    /** The hospital or, until the owner has chosen one, the search. */
    elsewhere: hospital
      ? {
          href: links.telHref(hospital.phone.dial),
          text: `${hospital.name} ${hospital.phone.display}`,
          word: labels.callHospital,
          icon: "phone",
        }
      : hospitalSearch,
  } as const satisfies Record<string, Contact | undefined>;
}
