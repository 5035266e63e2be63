import type { PageProps } from "../../document/page.ts";
import { useShell } from "../../sections/shell/shell.tsx";
import { NameRow } from "../../ui/lists/lists.tsx";
import { TermList } from "../../ui/term-list/term-list.tsx";
import type { route } from "./route.ts";

export type AreaDetailsContent = PageProps<typeof route>["content"]["details"];

/** Distance, road, and both ends of the drive. */
export function AreaDetails({ minutes, via, neighborhoods }: AreaDetailsContent) {
  const { labels, clinic } = useShell();
  const { street, city, region, postalCode } = clinic.address;
  return (
    <div className="area-details">
      <TermList
        items={[
          {
            term: labels.distance,
            children: (
              <>
                {labels.about} <b className="area-details-minutes numeral">{minutes}</b>{" "}
                {labels.minutes}
              </>
            ),
          },
          ...(via === undefined ? [] : [{ term: labels.route, children: via }]),
          ...(neighborhoods.length === 0
            ? []
            : [{ term: labels.neighborhoods, children: <NameRow names={neighborhoods} /> }]),
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
