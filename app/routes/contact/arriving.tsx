import type { PageProps } from "../../document/page.ts";
import { useShell } from "../../sections/shell/shell.tsx";
import { VisitMap } from "../../sections/visit-map/visit-map.tsx";
import { MoreLink } from "../../ui/action/action.tsx";
import { NamedList } from "../../ui/lists/lists.tsx";
import { PhotoRow } from "../../ui/picture/picture.tsx";
import type { route } from "./route.ts";
import "./arriving.css";

/** How to get here: address, map, and the way from the last turn to the desk, as far as known. */
export function Arriving({ map, drawing, lastSteps, photos }: PageProps<typeof route>["content"]) {
  const { clinic } = useShell();
  const { street, city, region, postalCode } = clinic.address;
  return (
    <div className="arriving columns">
      <div className="stack">
        <h2 id="arriving">{map.heading}</h2>
        <p className="loud">
          {street},
          <br />
          {` ${city}, ${region} ${postalCode}`}
        </p>
        <p className="small">{map.text}</p>
        <MoreLink href="/service-areas">{map.roads}</MoreLink>
      </div>
      <VisitMap drawing={drawing} />
      {lastSteps.items.length > 0 && (
        <div className="arriving-last-steps">
          <p className="lead">{lastSteps.heading}</p>
          <NamedList items={lastSteps.items} />
        </div>
      )}
      <PhotoRow photos={photos} />
    </div>
  );
}
