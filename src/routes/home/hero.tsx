import { ContactAction } from "../../sections/contact-links/contact-links.tsx";
import { Drawing, type DrawingData } from "../../ui/drawing/drawing.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "./hero.css";

type HeroProps = PageProps<typeof route>["content"]["hero"] & { picture: DrawingData };

/** The first screen of the site: who we are, on a picture. */
export function Hero({ heading, lead, drawingText, picture }: HeroProps) {
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
      <Drawing {...picture} className="home-hero-hill" label={drawingText} />
    </div>
  );
}
