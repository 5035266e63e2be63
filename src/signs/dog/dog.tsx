import { PoisonLines } from "../../components/poison-lines/poison-lines.tsx";
import { Band, Heading } from "../../ui/band/band.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { MoreLink } from "../../ui/link/link.tsx";
import { Drawing, type DrawingData } from "../../ui/picture/picture.tsx";
import { dogPlaces } from "../places.ts";
import { SignShortcuts } from "../search/sign-search.tsx";
import type { SignLink } from "../sign-links/load-sign-links.ts";
import { SignLinks } from "../sign-links/sign-links.tsx";
import { SignRules } from "../sign-links/sign-rules.tsx";
import "./dog.css";

/**
 * While the address names a place, that place is yellow, and the list shows only its signs. Each page's
 * policy allows this style element, in the HTML and from React (plugins/prerender/finish-pages.ts).
 */
const placeStyles = (place: string) => `.dog-stage:has(#place-${place}:target) {
  [data-places]:not([data-places~="${place}"]) { display: none }
  [href="#place-${place}"] {
    fill: var(--paint-sun); background: var(--highlight); color: var(--on-highlight);
    @media (forced-colors: active) { stroke: Highlight; stroke-width: 6 }
  }
}
`;
const places = Object.entries(dogPlaces);
const styles = places.map(([place]) => placeStyles(place)).join("");

type DogProps = {
  drawing: DrawingData;
  signs: readonly SignLink[];
};

/**
 * A dog with a link at each place, and a panel with the signs of the place that the address names. So the
 * panel works without script, and Back closes it. Without style sheets, the signs of all places show.
 */
export const Dog = ({ drawing, signs }: DogProps) => (
  <Band aria-labelledby="noticed" className="dog screen-only">
    <style href="places" precedence="places">
      {styles}
    </style>
    <div id="places" className="dog-stage">
      <div className="stack-tight">
        <Heading id="noticed" heading="What have you noticed?" variant="size-3" />
        <SignShortcuts />
      </div>
      <div className="dog-picture">
        <Drawing {...drawing} className="dog-drawing" />
        <ul role="list" aria-label="Where is it?" className="dog-labels grid">
          {places.map(([place, { name }]) => (
            <li key={place}>
              <ButtonLink href={`#place-${place}`} size="small">
                {name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="dog-chosen panel ground-pale stack">
        {places.map(([place, { name }]) => (
          <h3 key={place} id={`place-${place}`}>
            {name}
          </h3>
        ))}
        <SignRules />
        <SignLinks signs={signs} />
        <div data-places="ate">
          <PoisonLines />
        </div>
        <MoreLink href="#places" arrow="back">
          Back to the picture
        </MoreLink>
      </div>
    </div>
  </Band>
);
