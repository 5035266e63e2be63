import { ContactAction } from "../../sections/contact-links/contact-links.tsx";
import { Drawing, type DrawingData } from "../../ui/drawing/drawing.tsx";
import "./hero.css";

type HeroProps = { heading: string; lead: string; drawing: DrawingData; drawingText: string };

/** The first screen: what the clinic is, how to reach it, and the picture as wide as the page. */
export function Hero({ heading, lead, drawing, drawingText }: HeroProps) {
  return (
    <div className="home-hero">
      <div className="wrap">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <div className="buttons">
          <ContactAction to="booking" />
          <ContactAction to="phone" />
        </div>
      </div>
      <Drawing {...drawing} className="home-hero-hill" label={drawingText} />
    </div>
  );
}
