import { useEffect } from "react";
import { ContactAction, LinkedLead } from "../../sections/contact-links/contact-links.tsx";
import { PoisonLines } from "../../sections/poison-lines/poison-lines.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { ActionLink } from "../../ui/action/action.tsx";
import { Band, Columns } from "../../ui/band/band.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "./page.css";

/** The 404, half buried in a hill, and the dog digging for it. */
export default function NotFound({ content }: PageProps<typeof route>) {
  const { labels } = useShell();
  useEffect(() => {
    console.warn("404: no page at", location.pathname);
  }, []);
  return (
    <>
      <div className="not-found ground-stock">
        <div className="wrap">
          <h1>{content.heading}</h1>
          <div className="not-found-picture">
            <Picture {...content.picture} eager />
          </div>
        </div>
      </div>
      <Band ridge className="not-found-text">
        <Columns shape="even">
          <div className="stack">
            <p className="loud">{content.text}</p>
            <LinkedLead text={content.help} />
            <div className="buttons">
              <ActionLink href="/">{content.link}</ActionLink>
              <ContactAction to="phone" />
            </div>
          </div>
          <section aria-labelledby="poison">
            <h2 id="poison" className="medium">
              {labels.poison}
            </h2>
            <PoisonLines />
            <MoreLink href="/services/emergency">{labels.emergencyLink}</MoreLink>
          </section>
        </Columns>
      </Band>
    </>
  );
}
