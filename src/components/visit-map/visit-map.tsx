import { shell } from "virtual:shell";
import { buttonClass } from "../../ui/button/button.tsx";
import { useInBrowser } from "../../ui/in-browser.ts";
import { Drawing, type DrawingData } from "../../ui/picture/picture.tsx";
import "./visit-map.css";

/**
 * A drawn map, and over it the live map of another company, which loads when somebody scrolls near.
 * Offline and on paper there is the drawing alone. A page cannot tell whether a browser blocks the live
 * map, so visitors can hide it.
 */
export function VisitMap({ drawing }: { drawing: DrawingData }) {
  const { clinic, labels } = shell;
  const isOnline = useInBrowser(() => navigator.onLine, true);
  return (
    <figure className="visit-map stack-tight">
      <Drawing {...drawing} className="visit-map-drawing on-paper" alt={labels.mapAlt} />
      {isOnline && (
        <details open className="screen-only">
          <summary className={buttonClass({ size: "small" })}>
            <span className="visit-map-hide">Hide the live map</span>
            <span className="visit-map-show">Show the live map</span>
          </summary>
          <iframe
            src={clinic.mapFrameHref}
            title={`Map: ${clinic.address.full}`}
            loading="lazy"
            referrerPolicy="no-referrer-when-downgrade"
          />
        </details>
      )}
      <figcaption className="text-small screen-only">
        The live map comes from Google, which may set its own cookies.
      </figcaption>
    </figure>
  );
}
