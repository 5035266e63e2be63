import type { PageProps } from "../../document/page.ts";
import { useShell } from "../../sections/shell/shell.tsx";
import { Facts } from "../../ui/facts/facts.tsx";
import { NameChips } from "../../ui/lists/lists.tsx";
import type { route } from "./route.ts";

export type AreaFactsData = PageProps<typeof route>["content"]["facts"];

/** How far, by which road, from where and to where. */
export function AreaFacts({ minutes, via, neighborhoods }: AreaFactsData) {
  const { labels, clinic } = useShell();
  const { street, city, region, postalCode } = clinic.address;
  return (
    <div className="area-facts">
      <Facts
        items={[
          {
            term: labels.distance,
            children: (
              <>
                <b className="area-facts-minutes numeral">{minutes}</b> {labels.minutes}
              </>
            ),
          },
          ...(via === undefined ? [] : [{ term: labels.route, children: via }]),
          ...(neighborhoods.length === 0
            ? []
            : [{ term: labels.neighborhoods, children: <NameChips names={neighborhoods} /> }]),
          {
            term: labels.contactInfo,
            children: (
              <>
                {`${street}, `}
                <br />
                {`${city}, ${region} ${postalCode}`}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
