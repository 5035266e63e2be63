import { MoreLink } from "../../ui/action/more-link.tsx";
import type { DrawingData } from "../../ui/drawing/drawing.tsx";
import { NamedList } from "../../ui/lists/lists.tsx";
import { type PhotoData, PhotoRow } from "../../ui/photo/photo.tsx";
import { useShell } from "../shell/shell.tsx";
import { VisitMap } from "../visit-map/visit-map.tsx";
import "./arriving.css";

type ArrivingProps = {
  heading: string;
  /** About the map. */
  text: string;
  /** Link text for directions from other towns. */
  roads: string;
  drawing: DrawingData;
  /** The last steps, as far as the owner has filled them in. */
  lastSteps: { heading: string; items: readonly { name: string; detail: string }[] };
  /** The door and the parking. */
  photos: readonly PhotoData[];
};

/** How to get here: address, map, and the way from the last turn to the desk, as far as known. */
export function Arriving({ heading, text, roads, drawing, lastSteps, photos }: ArrivingProps) {
  const { clinic } = useShell();
  const { street, city, region, postalCode } = clinic.address;
  return (
    <div className="arriving columns">
      <div className="stack">
        <h2 id="arriving">{heading}</h2>
        <p className="loud">
          {street},
          <br />
          {` ${city}, ${region} ${postalCode}`}
        </p>
        <p className="small">{text}</p>
        <MoreLink href="/service-areas">{roads}</MoreLink>
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
