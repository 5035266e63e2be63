import { shell } from "virtual:shell";
import { pagePaths } from "../../addresses.ts";
import { Link, LinkList } from "../../ui/link/link.tsx";
import { Drawing } from "../../ui/picture/picture.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { ContactLink, textTerm } from "../contacts/contacts.tsx";
import { HoursOrNote } from "../opening-hours/opening-hours.tsx";
import "./site-footer.css";

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
              <b>{street}</b>
              {clinic.address.cityLine}
            </p>
            <div className="grid">
              <span className="title screen-only">
                <ContactLink to="booking" />
              </span>{" "}
              <span className="title">
                <ContactLink to="phone">
                  <RichText text={labels.call.button} />
                </ContactLink>
              </span>{" "}
              <ContactLink to="sms">
                <RichText text={`${textTerm} ${contacts.sms?.text}`} />
              </ContactLink>{" "}
              <Link className="screen-only" href={pagePaths.contact}>
                Contact
              </Link>{" "}
              <span className="whole-row">
                <ContactLink to="email" />
              </span>
            </div>
          </address>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className="visually-hidden">
            Quick links
          </h2>
          <LinkList pages={quickLinks} className="grid" />
        </nav>
        <div className="whole-row row">
          <h2 className="title">Hours</h2>
          <HoursOrNote />
        </div>
        <div className="whole-row row">
          <h2 className="visually-hidden">Emergency</h2>
          <Link href={pagePaths.emergency}>What to do in an emergency</Link>
          <Link href={`${pagePaths.emergency}#poison`}>Poison lines</Link>
          <LinkList pages={helpLinks} className="row" />
        </div>
        <div className="whole-row row">
          <span>{`© ${clinic.founded} ${clinic.name.full}`}</span>
          <LinkList pages={legalLinks} className="row" />
        </div>
      </div>
    </footer>
  );
}
