import { shell } from "virtual:shell";
import { type RefObject, useEffect, useRef } from "react";
import { pagePaths } from "../../addresses.ts";
import type { Shell } from "../../clinic/load-shell.ts";
import type { PageFrame } from "../../clinic/page-frame.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link, LinkList, MoreLink } from "../../ui/link/link.tsx";
import { Drawing } from "../../ui/picture/picture.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { ContactButton, shortWords } from "../contacts/contacts.tsx";
import { closedNow } from "../opening-hours/opening-hours.tsx";
import "./site-header.css";

type SiteHeaderProps = Pick<PageFrame, "isEmergency"> & { currentPath: string };

/** The navigation is one list: in wide windows a row, in others a popover that Menu opens. */
export function SiteHeader({ currentPath, isEmergency }: SiteHeaderProps) {
  const { clinic, contacts, header, helpLinks, mark } = shell;
  const nav = useRef<HTMLElement>(null);
  useDismissMenus(nav);
  const hospital = shell.calls.usual.find(({ to, isFilled }) => to === "hospital" && isFilled);
  const buttons = (bookWhen?: string) => (
    <div className="site-header-buttons cluster">
      <ButtonLink href={contacts.phone.href} size="small" variant="link">
        <span>
          <RichText text={contacts.phone.text} />
          {hospital && (
            <span data-when={hospital.when}>
              <br />
              {closedNow}
            </span>
          )}
        </span>
      </ButtonLink>
      <ContactButton
        to="booking"
        size="small"
        variant={isEmergency ? "link" : "primary"}
        data-when={bookWhen}
      />
      {hospital && (
        <ButtonLink
          href={contacts.hospital.href}
          size="small"
          variant="urgent"
          data-when={hospital.when}
        >
          {contacts.hospital.isCall ? shortWords(hospital) : contacts.hospital.text}
        </ButtonLink>
      )}
    </div>
  );
  return (
    <header className="site-header">
      <ButtonLink variant="primary" className="visually-hidden site-header-skip" href="#main">
        Skip to the main content
      </ButtonLink>
      <div className="wrap site-header-bar cluster">
        <Link className="site-header-brand" href="/">
          <Drawing {...mark} className="site-header-mark" />
          <span>
            <b>{clinic.name.short}</b>
            {clinic.name.kind}
          </span>
        </Link>
        <nav id="menu" popover="auto" className="site-header-nav" aria-label="Main" ref={nav}>
          <ul role="list">
            {header.map((item) => (
              <Item key={item.path} item={item} currentPath={currentPath} />
            ))}
          </ul>
          <p className="cluster text-small">
            {helpLinks.map((page) => (
              <MoreLink key={page.path} href={page.path} arrow="none">
                {page.name}
              </MoreLink>
            ))}
          </p>
          {buttons()}
        </nav>
        <Link
          className="site-header-tool site-header-emergency icon-above-label"
          href={pagePaths.emergency}
        >
          <Icon name="urgent" />
          Emergency
        </Link>
        {/* In one row, Book makes room for the hospital. */}
        {buttons(hospital && "unknown open")}
        <button type="button" className="site-header-tool site-header-menu" popoverTarget="menu">
          <span className="site-header-open icon-above-label">
            <Icon name="menu" />
            Menu
          </span>
          <span className="site-header-close icon-above-label">
            <Icon name="close" />
            Close
          </span>
        </button>
      </div>
    </header>
  );
}

/** A link of the navigation, and an arrow that opens its dropdown. */
function Item({ item, currentPath }: { item: Shell["header"][number]; currentPath: string }) {
  const { name, path, dropdown } = item;
  const isWithin =
    (path !== "/" && currentPath.startsWith(`${path}/`)) ||
    dropdown?.some((page) => page.path === currentPath);
  return (
    <li>
      <Link
        href={path}
        aria-current={path === currentPath ? "page" : isWithin ? "true" : undefined}
      >
        {name}
      </Link>
      {dropdown && (
        <details name="menu">
          <summary aria-label={`${name}: show pages`}>
            <Icon name="caret" />
          </summary>
          <LinkList pages={dropdown} currentPath={currentPath} />
        </details>
      )}
    </li>
  );
}

/**
 * Closes an open dropdown on Escape, and when a click or the focus lands elsewhere, as browsers do
 * for popovers. The phone menu, a popover, closes when the focus moves to the page under it, and when
 * the window becomes so wide that the menu is a row.
 */
function useDismissMenus(nav: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const close = (event: Event) => {
      const target = event.target as Node;
      if (nav.current?.matches(":popover-open")) {
        const isInHeader = nav.current.closest("header")?.contains(target);
        if (event.type === "focusin" && !isInHeader) nav.current.hidePopover();
        return;
      }
      const open = nav.current?.querySelector("details[open]");
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key !== "Escape" : open?.parentElement?.contains(target)) return;
      if (open?.contains(target)) open.querySelector("summary")?.focus();
      open?.removeAttribute("open");
    };
    const listeners = new AbortController();
    for (const type of ["keydown", "pointerdown", "focusin"]) {
      document.addEventListener(type, close, { signal: listeners.signal });
    }
    matchMedia("(width >= 80rem)").addEventListener("change", () => nav.current?.hidePopover(), {
      signal: listeners.signal,
    });
    return () => listeners.abort();
  }, [nav]);
}
