import { formatDate } from "../../content-model/dates.ts";
import type { Site } from "../../content-model/site.ts";
import type { PageData } from "../../document/page.ts";
import { mailHref, smsHref } from "../../policies/outbound-links.ts";
import { clinicThing } from "../../policies/structured-data.ts";
import { lastSteps, pageHead } from "../pieces.ts";
import { contactFiles } from "./contact-files.ts";

export function load(site: Site) {
  const { meta, ask, access, contacts, ...page } = site.pages.contact;
  const files = contactFiles(site);
  return {
    head: pageHead(site, {
      path: "/contact",
      meta,
      title: page.title,
      picture: "telephone",
      type: "ContactPage",
      questions: site.questions,
      things: (clinic) => [clinicThing(clinic)],
    }),
    content: {
      ...page,
      contacts: {
        ...contacts,
        clinicHref: files.clinic.address,
        allHref: files.all.address,
        poisonLines: files.poisonLines.map(({ name, address }) => ({
          label: contacts.poisonLine.replace("{name}", name),
          href: address,
        })),
      },
      fax: site.clinic.fax.display,
      lastSteps: lastSteps(site),
      ask: { ...ask, requests: requests(site) },
      questions: site.questions,
      access: { ...access, testedText: formatDate(access.tested) },
      pictures: { head: site.illustration("telephone"), map: site.drawing("map") },
    },
  } satisfies PageData<unknown>;
}

/** Requests with the links that write them: an opening, then a line for each point. */
function requests({ pages, clinic }: Site) {
  return pages.contact.ask.requests.map(({ id, name, text, subject, opening, lines }) => {
    const message = [opening, "", ...lines.map((line) => `${line}: `)].join("\n");
    return {
      id,
      name,
      text,
      message,
      smsHref: smsHref(clinic.text.dial, message),
      mailHref: mailHref(clinic.email, { subject, body: message }),
    };
  });
}
