import { Drawing, type DrawingData } from "../../ui/drawing/drawing.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { useShell } from "../shell/shell.tsx";
import "./visit-map.css";

/**
 * The map frame of the maps service, loaded as it nears the screen. Behind it stands a map of our
 * own drawing, and below it the way to directions, so that the block serves without the frame.
 */
export function VisitMap({ drawing }: { drawing: DrawingData }) {
  const { clinic, labels } = useShell();
  return (
    <div className="visit-map">
      <div className="visit-map-frame">
        <Drawing {...drawing} label={labels.mapDrawing} />
        <iframe
          src={clinic.mapFrameHref}
          title={labels.map}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
        />
      </div>
      <SiteLink
        className="visit-map-directions"
        href={clinic.directionsHref}
        newTabNote={labels.opensInNewTab}
      >
        {labels.getDirections}
        <Icon name="arrow" />
      </SiteLink>
    </div>
  );
}
