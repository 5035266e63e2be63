import { Drawing, type DrawingData } from "../../ui/drawing/drawing.tsx";
import { useShell } from "../shell/shell.tsx";
import "./visit-map.css";

/**
 * A drawn map, and the embedded one over it on a tap. The embedded map waits
 * for the tap because loading it shows the visitor to its provider, and because a browser that
 * cannot reach the provider would cover the drawing with its error page.
 */
export function VisitMap({ drawing }: { drawing: DrawingData }) {
  const { clinic, labels } = useShell();
  return (
    <div className="visit-map">
      <Drawing {...drawing} label={labels.mapDrawing} />
      <details>
        <summary>
          <span>{labels.showLiveMap}</span>
          <span>{labels.showDrawnMap}</span>
        </summary>
        <iframe
          src={clinic.mapFrameHref}
          title={labels.map}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
        />
      </details>
    </div>
  );
}
