import { directionsHref, pagePaths, telHref } from "../../../addresses.ts";
import { loadApproval } from "../../../approvals/load-approval.ts";
import { clinicFile } from "../../../clinic/clinic.ts";
import { emergencyFile } from "../../../collections/services/emergency-schema.ts";
import { timeProps } from "../../../dates.ts";
import { loadPicture } from "../../../illustrations/pictures.ts";
import { isUrgent, levels } from "../../../signs/levels.ts";
import { dogPlaces, poisonGroups, signGroups } from "../../../signs/places.ts";
import { type Signs, signsFile } from "../../../signs/schema.ts";
import { signRow } from "../../../signs/sign-links/load-sign-links.ts";
import type { RichElement, RichTextData } from "../../../ui/rich-text/rich-text-data.ts";
import { defineRoute } from "../../define-route.ts";

type Sign = Signs["list"][number];

export const route = defineRoute({
  path: pagePaths.emergency,
  file: emergencyFile,
  collection: "services",
  isEmergency: true,
  approvedBy: "veterinarian",
  approvedWith: signsFile,
  load(site, fields) {
    const signs = site.get(signsFile);
    const urgent = signs.list.filter(isUrgent);
    const withTile = urgent.filter(({ tile }) => tile);
    const { emergencyLine, afterHoursHospital } = site.get(clinicFile);
    return {
      tiles: withTile.flatMap(({ id, name, tile }) =>
        tile ? { id, name, ...tile, picture: loadPicture(tile.picture) } : [],
      ),
      cards: withTile.filter(({ poison }) => !poison).map(loadSignCard),
      // The one that stands with the poisons
      poisoning: withTile.filter(({ poison }) => poison).map(loadSignCard),
      otherTiles: [
        { id: "poison", name: "Poison lines", picture: loadPicture("tiles/poison-lines") },
        { id: "can-wait", name: "Can it wait?", picture: loadPicture("tiles/wait") },
      ],
      // What has no tile
      urgentGroups: inGroups(
        urgent.filter(({ tile }) => !tile),
        loadSignCard,
      ),
      waitGroups: inGroups(
        signs.list.filter((sign) => !isUrgent(sign) && !sign.readMore),
        signRow,
      ),
      definitions: signs.rules.definitions,
      meanings: levels.flatMap((level) => {
        const { meaning } = signs.levels[level];
        return meaning === undefined ? [] : { level, meaning };
      }),
      callNote: fields.callNotes[emergencyLine],
      poisonGroups: Object.entries(poisonGroups).map(([group, name]) => ({
        name,
        items: signs.poisons.filter((poison) => poison.group === group).map(signRow),
      })),
      night: loadPicture("dog-by-night"),
      hospitals: afterHoursHospital.chosen.map((hospital) => ({
        ...hospital,
        href: telHref(hospital.phone.dial),
        checked: timeProps(hospital.checked),
        directions: hospital.address && directionsHref(`${hospital.name}, ${hospital.address}`),
      })),
      approval: loadApproval(fields.approval),
      // First the sources of single signs, then those of all signs together.
      sources: [...signs.list.flatMap(({ source }) => source ?? []), ...signs.sources],
    };
  },
});

/** What the page says of a sign. Its steps are in its text; the rest is for lists elsewhere, or the end of the page. */
function loadSignCard(sign: Sign) {
  const { steps, withoutHelper, places, readMore, source, words, tile, howTo, ...card } = sign;
  return {
    ...card,
    text: joinSteps(sign),
    howTo: howTo && { ...howTo, picture: loadPicture(howTo.picture) },
  };
}

/** What to do about a sign: its steps, as a list if there are several, then what to do without a helper. */
function joinSteps({ steps = [], withoutHelper }: Sign): RichTextData {
  const last = withoutHelper ? [paragraph(withoutHelper)] : [];
  if (steps.length < 2) return [...steps.map(paragraph), ...last];
  return [{ tag: "ol", children: steps.map((children) => ({ tag: "li", children })) }, ...last];
}

const paragraph = (children: RichTextData): RichElement => ({ tag: "p", children });

/** Signs in groups, each in that of its first place. */
const inGroups = <Shown>(signs: readonly Sign[], shownOf: (sign: Sign) => Shown) =>
  Object.entries(signGroups).map(([group, name]) => ({
    name,
    items: signs
      .filter(({ places: [first] }) => first && dogPlaces[first].group === group)
      .map(shownOf),
  }));
