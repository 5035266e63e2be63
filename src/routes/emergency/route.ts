import { directionsHref, telHref } from "../../addresses/outbound-links.ts";
import { pagePaths } from "../../addresses/paths.ts";
import { emergencyFile } from "../../content/schemas/emergency.ts";
import { poisonGroups } from "../../content/schemas/signs.ts";
import { formatDate } from "../../formatting/dates.ts";
import { approvalOf } from "../../site/loaders/approval-of.ts";
import { loadWhere } from "../../site/loaders/load-where.ts";
import { hasCard } from "../../site/loaders/sign-href.ts";
import { declarePage } from "../../site/route-declaration.ts";
import type { Site } from "../../site/site.ts";
import { serviceNode } from "../../site/structured-data/clinic-node.ts";

export const route = declarePage({
  path: pagePaths.emergency,
  file: emergencyFile,
  structuredData: (site, content) => [serviceNode(site, content, pagePaths.emergency)],
  load(site, { picture, ...content }) {
    const { canWait, poisons } = content;
    const { signs, clinic } = site;
    return {
      ...site.shown(content, "keysHeading", "alsoHeading", "allSigns", "callNote", "whoElse"),
      ...site.shown(content, "wayHeading", "onTheWay", "kit"),
      ...site.shown(content, "body", "provides", "bookingNote", "plannedVisit"),
      signs: signs.list.filter(hasCard).map((sign) => {
        const { id, name, key = name, level, first, unless, picture, howTo } = sign;
        const { looks, steps, alone, avoid, poison } = sign;
        return {
          ...{ id, name, key, level, first, unless, looks, steps, alone, avoid, poison },
          picture: picture === undefined ? undefined : site.picture(picture),
          howTo: howTo && { ...howTo, picture: site.picture(howTo.picture) },
        };
      }),
      canWait: { ...canWait, picture: site.picture("key-wait"), where: urgentWhere(site) },
      night: signs.night,
      frail: signs.frail,
      poisons: {
        ...poisons,
        groups: poisonGroups.map((group) => ({
          name: poisons.groups[group],
          items: signs.poisons
            .filter((poison) => poison.group === group)
            .map(({ thing, level, act }) => ({ thing, level, act })),
        })),
      },
      wayPicture: site.picture("on-the-way"),
      hospitals: clinic.afterHoursHospital.chosen.map((hospital) => ({
        ...hospital,
        href: telHref(hospital.phone.dial),
        checkedText: formatDate(hospital.checked),
        directions: hospital.address && {
          to: `to ${hospital.name}`,
          href: directionsHref(`${hospital.name}, ${hospital.address}`),
        },
      })),
      approval: approvalOf(signs),
      // First the source of each sign, then those of the whole table.
      sources: [...signs.list.flatMap(({ source }) => source ?? []), ...signs.sources],
    };
  },
});

/** The dog, without the signs that can wait for a visit and have a page of their own. */
function urgentWhere(site: Site) {
  const where = loadWhere(site, (sign) =>
    hasCard(sign) ? { href: `#${sign.id}` } : { href: sign.path, unless: sign.unless },
  );
  return { ...where, signs: where.signs.filter(({ level, href }) => level !== "visit" || !href) };
}
