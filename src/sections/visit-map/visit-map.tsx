import { Drawing, type DrawingData } from "../../ui/drawing/drawing.tsx";
import { useInBrowser } from "../../ui/scripted/scripted.tsx";
import { useShell } from "../shell/shell.tsx";
import "./visit-map.css";

type VisitMapProps = {
  drawing: DrawingData;
  className?: string;
  /** Photographs of the place, as figures before the maps. */
  children?: React.ReactNode;
};

/**
 * A drawn map, and beside it the embedded one. Browsers load that when its box comes near, or with
 * the page where script is off, and its provider then sees the visitor: the privacy policy says so.
 * The boxes are apart, because a browser that cannot reach the provider fills one with its error
 * page; a page opened offline leaves that one out. Paper has the drawing alone.
 */
export function VisitMap({ drawing, className = "", children }: VisitMapProps) {
  const { clinic, labels } = useShell();
  const isOnline = useInBrowser(hasConnection, true);
  return (
    <div className={`visit-map grid ${className}`.trim()}>
      {children}
      <figure>
        <Drawing {...drawing} className="visit-map-drawing on-paper" label={labels.mapDrawing} />
        <figcaption className="small">{labels.mapSketch}</figcaption>
      </figure>
      {isOnline && (
        <figure className="screen-only">
          <iframe
            src={clinic.mapFrameHref}
            title={labels.map}
            loading="lazy"
            referrerPolicy="no-referrer-when-downgrade"
          />
          <figcaption className="small">{labels.mapLive}</figcaption>
        </figure>
      )}
    </div>
  );
}

const hasConnection = () => navigator.onLine;
