import { Drawing, type DrawingData } from "../../ui/drawing/drawing.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { useInBrowser } from "../../ui/scripted/scripted.tsx";
import { useShell } from "../shell/shell.tsx";
import "./visit-map.css";

/**
 * A drawn map, and over it the embedded one. Browsers load that when its box comes near, or with the
 * page where script is off, and its provider then sees the visitor: the privacy policy says so. Until
 * it shows, the drawing does, and offline or on paper that alone. A browser that is kept from the
 * provider covers it with an error page, and no page can know; so the live map can be put away.
 */
export function VisitMap({ drawing }: { drawing: DrawingData }) {
  const { clinic, labels } = useShell();
  const isOnline = useInBrowser(hasConnection, true);
  return (
    <figure className="visit-map">
      <Drawing {...drawing} className="visit-map-drawing on-paper" label={labels.mapDrawing} />
      {isOnline && (
        <details open className="screen-only small">
          <summary>
            {labels.mapLive} <Icon name="caret" />
          </summary>
          <iframe
            src={clinic.mapFrameHref}
            title={labels.map}
            loading="lazy"
            referrerPolicy="no-referrer-when-downgrade"
          />
        </details>
      )}
      <figcaption className="small">{labels.mapSketch}</figcaption>
    </figure>
  );
}

const hasConnection = () => navigator.onLine;
