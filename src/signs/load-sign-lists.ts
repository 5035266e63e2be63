import type { Site } from "../reader/site.ts";
import { splitNames } from "../reader/tags.ts";
import {
  type Body,
  joinSentences,
  mapElements,
  type RichElement,
  type RichTextData,
  type TextSection,
} from "../ui/rich-text/rich-text-data.ts";
import { bySoonest } from "./levels.ts";
import { type Signs, signsFile } from "./schema.ts";

/**
 * A text in which lists of these signs, soonest first, stand in place of tags such as `<Signs of="limp, seizure" />`.
 * Above the first list is the rule about getting worse. Who needs us a level sooner is said beside each sign.
 */
export function withSigns<One extends TextSection>(
  site: Site,
  { start, sections }: Pick<Body, "start"> & { sections: readonly One[] },
) {
  const { list, aftercare, levels, rules } = site.get(signsFile);
  const all: readonly TagSign[] = [...list, ...aftercare];
  let isFirst = true;

  const makeLists = (element: RichElement): RichTextData => {
    if (!("of" in element)) return [element];
    const named = [...new Set(splitNames(element.of))].flatMap(
      (id) => all.find((sign) => sign.id === id) ?? [],
    );
    // Within a level, signs with a first step come before the others.
    const sorted = [...named.filter(({ firstStep }) => firstStep), ...named].toSorted(bySoonest);
    const groups = new Map(sorted.map((sign) => [listKey(sign), sign]));
    const rule: RichTextData = isFirst ? [{ tag: "p", children: rules.worse }] : [];
    isFirst = false;
    const lists = Array.from(groups, ([group, { level, firstStep }]): RichTextData => {
      const head = joinSentences(firstStep, levels[level].note);
      return [
        { tag: "p", children: [{ tag: "strong", children: head }] },
        { tag: "ul", children: named.filter((sign) => listKey(sign) === group).map(listItem) },
      ];
    });
    return [...rule, ...lists.flat()];
  };
  const resolve = (text: RichTextData) => mapElements(text, makeLists);
  return {
    start: resolve(start),
    sections: sections.map((section) => ({ ...section, text: resolve(section.text) })),
  };
}

/** Signs of aftercare have these fields alone. */
type TagSign = Signs["aftercare"][number] & { firstStep?: string | undefined };

/** Signs share a list if their level and what to do first are the same. */
const listKey = ({ level, firstStep }: TagSign) => `${level} ${firstStep}`;

const listItem = ({ id, name, sooner = [] }: TagSign): RichElement => ({
  tag: "li",
  id,
  children: sooner.length > 0 ? joinSentences(`${name}.`, ...sooner) : [name],
});
