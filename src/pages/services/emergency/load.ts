import { directionsHref, telHref } from "../../../addresses/outbound-links.ts";
import { pagePaths } from "../../../addresses/paths.ts";
import { emergencyFile } from "./fields.ts";
import { timeOf } from "../../../dates/dates.ts";
import { type SignLink, signRow } from "../../../signs/load.ts";
import { isGrave } from "../../../signs/levels.ts";
import { groupOfPlace, poisonGroups, waitGroups } from "../../../signs/places.ts";
import { approvalOf } from "../../../clinic/approval.ts";
import { declarePage, pick } from "../../declare.ts";
import { serviceNode } from "../structured-data.ts";

export const route = declarePage({
  path: pagePaths.emergency,
  file: emergencyFile,
  structuredData: (site, content) => [serviceNode(site, content, pagePaths.emergency)],
  load(site, content) {
    const { poisons } = content;
    const { signs, clinic } = site;
    return {
      // The keys, large links to the signs, stand in its place.
      picture: undefined,
      ...pick(content, "keysHeading", "alsoHeading", "allSigns", "wayHeading", "onTheWay", "kit"),
      ...pick(content, "body", "provides", "bookingNote", "plannedVisit"),
      signs: signs.list
        .filter(isGrave)
        .map(({ name, key = name, places, readMore, source, picture, howTo, ...sign }) => ({
          ...sign,
          name,
          key,
          picture: picture ? site.picture(picture) : undefined,
          howTo: howTo && { ...howTo, picture: site.picture(howTo.picture) },
        })),
      otherKeys: [
        { id: "poison", key: site.labels.poison, picture: site.picture("key-poison-lines") },
        { id: "can-wait", key: content.canWait.heading, picture: site.picture("key-wait") },
      ],
      canWait: {
        ...content.canWait,
        groups: waitGroups
          .map((group) => ({
            name: content.canWait.groups[group],
            items: signs.list
              .filter((sign) => !isGrave(sign))
              .filter(({ places: [first] }) => first && groupOfPlace[first] === group)
              .map(signRow),
          }))
          .filter(({ items }) => items.length > 0),
      },
      meanings: signs.meanings,
      callNote: content.callNotes[clinic.emergencyLine],
      poisons: {
        ...poisons,
        /** Shown on paper only. */
        leave: signs.poisons
          .filter(({ level }) => level === "leave")
          .map(({ name }) => name)
          .join("; "),
        groups: poisonGroups.map((group) => ({
          name: poisons.groups[group],
          items: signs.poisons
            .filter((poison) => poison.group === group)
            .map(
              ({ id, name, level, act }): SignLink => ({ id, name, level, notes: act && [act] }),
            ),
        })),
      },
      wayPicture: site.picture("on-the-way"),
      hospitals: clinic.afterHoursHospital.chosen.map((hospital) => ({
        ...hospital,
        href: telHref(hospital.phone.dial),
        checked: timeOf(hospital.checked),
        directions: hospital.address && directionsHref(`${hospital.name}, ${hospital.address}`),
      })),
      approval: approvalOf(site, pagePaths.emergency),
      // First the sources of single signs, then those of all signs together.
      sources: [...signs.list.flatMap(({ source }) => source ?? []), ...signs.sources],
    };
  },
});
