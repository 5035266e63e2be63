import { shell } from "virtual:shell";
import { pagePaths } from "../../addresses.ts";
import { Link, LinkList } from "../../ui/link/link.tsx";
import { Drawing } from "../../ui/picture/picture.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { ContactLink, textTerm } from "../contacts/contacts.tsx";
import { HoursOrNote } from "../opening-hours/opening-hours.tsx";
import "./site-footer.css";

const emergencyLinks = [
  { name: "In an emergency", path: pagePaths.emergency },
  { name: "Poison lines", path: `${pagePaths.emergency}#poison` },
];

export function SiteFooter() {
  const { clinic, contacts, labels, restingDog, helpLinks, quickLinks, legalLinks } = shell;
  const street = <span dir="auto">{clinic.address.street}</span>;
  return (
    <footer className="site-footer ground-flank">
      <Drawing {...restingDog} className="on-paper" />
      <div className="wrap grid">
        <div>
          <h2 className="visually-hidden">Find us</h2>
          <address>
            <p className="paper-only">{clinic.name.full}</p>
            <p>
              <b className="display-lead">{street}</b>
              <br className="screen-only" />
              {clinic.address.cityLine}
            </p>
            <div className="grid">
              <span className="screen-only">
                <ContactLink to="booking" />
              </span>{" "}
              <ContactLink to="phone">
                <RichText text={labels.call.usual} />
              </ContactLink>{" "}
              <ContactLink to="sms">
                <RichText text={`${textTerm} ${contacts.sms?.text}`} />
              </ContactLink>{" "}
              <ContactLink to="email" />
            </div>
          </address>
          <div className="grid">
            <Link href={pagePaths.contact}>Contact</Link>
            <h2 className="visually-hidden">Hours</h2>
            <HoursOrNote />
          </div>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className="visually-hidden">
            Quick links
          </h2>
          <LinkList pages={quickLinks} className="grid" />
        </nav>
        <div>
          <h2 className="visually-hidden">Emergency</h2>
          <LinkList pages={[...emergencyLinks, ...helpLinks]} className="grid" />
        </div>
        <div className="full-row cluster">
          <span>{`© ${clinic.founded} ${clinic.name.full}`}</span>
          <LinkList pages={legalLinks} className="cluster" />
        </div>
      </div>
    </footer>
  );
}
