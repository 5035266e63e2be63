import { memo } from "react";
import { LinkList, SiteLink } from "../../ui/site-link/site-link.tsx";
import { ContactLink } from "../contact-links/contact-links.tsx";
import { OpeningHours } from "../opening-hours/opening-hours.tsx";
import { useShell } from "../shell/shell.tsx";
import "./site-footer.css";

/** Address, contact links, quick links, legal links. */
export const SiteFooter = memo(() => {
  const { clinic, labels, quickLinks, legalLinks } = useShell();
  const { street, town } = clinic.address;
  return (
    <footer className="site-footer ridge ground-deep">
      <div className="wrap">
        <div>
          <h2 className="visually-hidden">{labels.contactInfo}</h2>
          <address>
            <p className="site-footer-name paper-only">{clinic.name.full}</p>
            <p className="site-footer-street">
              <b>{street}</b>
              {town}
            </p>
            <p className="site-footer-ways">
              <ContactLink to="booking" /> <ContactLink to="phone" /> <ContactLink to="email" />
            </p>
          </address>
        </div>
        <nav className="site-footer-links" aria-labelledby="quick-links">
          <h2 id="quick-links">{labels.quickLinks}</h2>
          <LinkList pages={quickLinks} className="grid" />
        </nav>
        <div>
          <h2>{labels.hours}</h2>{" "}
          {clinic.hours ? <OpeningHours hours={clinic.hours} /> : <p>{labels.hoursNote}</p>}
        </div>
        <div>
          <h2>{labels.emergency}</h2>{" "}
          <p>
            <SiteLink href="/services/emergency">{labels.emergencyLink}</SiteLink>
          </p>
        </div>
        <div className="site-footer-legal">
          <span>{labels.copyright}</span>
          <LinkList pages={legalLinks} />
        </div>
      </div>
    </footer>
  );
});
