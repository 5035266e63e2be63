import { slug } from "github-slugger";
import type {
  CityLeaf,
  OfferCatalogLeaf,
  OfferLeaf,
  OpeningHoursSpecificationLeaf,
  PersonLeaf,
  ServiceLeaf,
} from "schema-dts";
import { plainText } from "../../formatting/text.ts";
import { daysAlike } from "../../hours/week.ts";
import { mapsHref } from "../../policies/outbound-links.ts";
import type { Person, ServiceListing, Site } from "../site.ts";
import { at, type ClinicLeaf, clinicId, type Identified, pageId, ref, serviceId } from "./nodes.ts";

/** The clinic as every page names it. */
export function clinicSummaryNode(site: Site): Identified<ClinicLeaf> {
  const { name, phone, priceRange, address } = site.clinic;
  return {
    "@type": ["VeterinaryCare", "LocalBusiness"],
    ...ref(clinicId),
    name: name.full,
    url: at("/"),
    telephone: phone.dial,
    image: at(site.sharePicture("hero").src),
    priceRange,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: "US",
    },
  };
}

/** The clinic as a VeterinaryCare node. */
export function clinicNode(site: Site): Identified<ClinicLeaf> {
  const { listedServices: services, team } = site;
  const { email, fax, coordinates, address, hours, terms, stats } = site.clinic;
  // One entry per group of days with the same hours; closed days have none.
  const openingHours = daysAlike(hours.week).flatMap(({ days, spans }) =>
    spans.map(
      (span): OpeningHoursSpecificationLeaf => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days,
        ...span,
      }),
    ),
  );
  const [only, ...rest] = openingHours;
  return {
    ...clinicSummaryNode(site),
    description: site.descriptionOf("/"),
    email,
    ...(fax && { faxNumber: fax.display }),
    logo: at("/icon-512.png"),
    geo: { "@type": "GeoCoordinates", ...coordinates },
    hasMap: mapsHref(address.full),
    openingHoursSpecification: only !== undefined && rest.length === 0 ? only : openingHours,
    ...(site.notices.length > 0 && { specialOpeningHoursSpecification: specialHours(site) }),
    paymentAccepted: terms.payments,
    currenciesAccepted: "USD",
    foundingDate: stats.founded.value,
    ...(team.length > 0 && { employee: team.map(personNode) }),
    areaServed: townsOf(site),
    // Each service is described on its own page.
    hasOfferCatalog: catalog(
      site.titleOf("/services"),
      services.map(({ title, path }) => ({ ...ref(serviceId(path)), name: title, url: at(path) })),
    ),
  };
}

function townsOf({ areas, clinic }: Site): CityLeaf[] {
  const { region } = clinic.address;
  return areas.map(({ name }) => ({ "@type": "City", name: `${name}, ${region}` }));
}

function catalog(name: string, services: readonly Omit<ServiceLeaf, "@type">[]): OfferCatalogLeaf {
  return {
    "@type": "OfferCatalog",
    name,
    itemListElement: services.map(
      (service): OfferLeaf => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", ...service },
      }),
    ),
  };
}

/**
 * Days with other hours. 00:00 to 00:00 means closed all day
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
const specialHours = ({ notices }: Site): OpeningHoursSpecificationLeaf[] =>
  notices.flatMap(({ from, until, hours = [{ opens: "00:00", closes: "00:00" }] }) =>
    hours.map((span) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: from,
      validThrough: until,
      ...span,
    })),
  );

export function personNode({ name, role }: Person): Identified<PersonLeaf> {
  return {
    "@type": "Person",
    ...ref(`/about#${slug(name)}`),
    name,
    jobTitle: role,
    url: at("/about"),
    worksFor: ref(clinicId),
  };
}

/** A service, in one node. */
export function serviceNode(
  service: Omit<ServiceListing, "slug">,
  site: Site,
): Identified<ServiceLeaf> {
  const { title, description, path, features } = service;
  return {
    "@type": "Service",
    ...ref(serviceId(path)),
    name: title,
    serviceType: title,
    description: plainText(description),
    url: at(path),
    mainEntityOfPage: ref(pageId(path)),
    provider: ref(clinicId),
    areaServed: townsOf(site),
    hasOfferCatalog: catalog(
      title,
      features.map((name) => ({ name })),
    ),
  };
}
