import { useEffect, useRef, useState } from "react";
import { Drawing, type DrawingData } from "../../ui/drawing/drawing.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { useShell } from "../shell/shell.tsx";
import "./visit-map.css";

/**
 * The embedded map. Loads once in view, not before, because its provider then sees the visitor. A
 * drawn map behind it and a directions link below work without it.
 */
export function VisitMap({ drawing }: { drawing: DrawingData }) {
  const { clinic, labels } = useShell();
  const place = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
    });
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const frame = (
    <iframe
      src={clinic.mapFrameHref}
      title={labels.map}
      loading="lazy"
      referrerPolicy="no-referrer-when-downgrade"
    />
  );
  return (
    <div className="visit-map">
      <div className="visit-map-frame" ref={place}>
        <Drawing {...drawing} label={labels.mapDrawing} />
        {isInView ? frame : <noscript>{frame}</noscript>}
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
