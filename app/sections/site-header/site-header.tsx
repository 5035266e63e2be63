import { type FocusEvent, type ReactNode, useId } from "react";
import type { NavItem } from "../../shell.loader.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { BookingAction, CallAction } from "../contact-links/contact-links.tsx";
import { useShell } from "../shell/shell.tsx";
import { BrandMark } from "./brand-mark.tsx";
import "./site-header.css";

/**
 * Brand, main navigation, phone and booking. Dropdowns and the small-screen sheet are popovers:
 * they open, close on Escape and close each other without script; with script they close on
 * choosing a link, too, and when the focus leaves them.
 */
export function SiteHeader({ currentPath }: { currentPath: string | undefined }) {
  const { clinic, labels, header } = useShell();
  return (
    <header className="site-header">
      <div className="wrap">
        <SiteLink className="site-header-brand" href="/">
          <BrandMark />
          <span>
            <b>{clinic.name.sign}</b>
            <span>{clinic.name.kind}</span>
          </span>
        </SiteLink>
        <nav className="site-header-nav" aria-label={labels.mainNavigation}>
          <ul role="list">
            {header.map((item) => (
              <HeaderItem key={item.path} item={item} currentPath={currentPath} />
            ))}
          </ul>
        </nav>
        <div className="site-header-actions">
          <SiteLink className="site-header-phone" href={clinic.phone.href}>
            <Icon name="phone" />
            {clinic.phone.display}
          </SiteLink>
          <BookingAction size="small">{labels.bookAppointment}</BookingAction>
          <button type="button" className="site-header-menu" popoverTarget="menu">
            <Icon name="menu" />
            {labels.menu}
          </button>
        </div>
      </div>
      <MenuSheet currentPath={currentPath} />
    </header>
  );
}

type CurrentPath = { currentPath: string | undefined };

/** A link of the main navigation, with a button beside it where it has a dropdown. */
function HeaderItem({ item, currentPath }: { item: NavItem } & CurrentPath) {
  const { labels } = useShell();
  const id = useId();
  return (
    <li>
      <SiteLink href={item.path} {...currentState(item, currentPath)}>
        <span>{item.name}</span>
      </SiteLink>
      {item.dropdown !== undefined && (
        <>
          <button
            type="button"
            popoverTarget={id}
            aria-label={labels.showPages.replace("{page}", item.name)}
          >
            <Icon name="caret" />
          </button>
          <PopoverPanel
            id={id}
            className={`site-header-dropdown${item.dropdown.length > 8 ? " site-header-dropdown-wide" : ""}`}
          >
            <PageList pages={item.dropdown} currentPath={currentPath} />
          </PopoverPanel>
        </>
      )}
    </li>
  );
}

/** The pages of a dropdown. */
function PageList({
  pages,
  currentPath,
}: CurrentPath & { pages: readonly { name: string; path: string }[] }) {
  return (
    <ul role="list">
      {pages.map(({ name, path }) => (
        <li key={path}>
          <SiteLink href={path} {...ifCurrent(path, currentPath)}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The same pages for small screens, at most 70% of the window high. Emergencies come first. */
function MenuSheet({ currentPath }: CurrentPath) {
  const { clinic, labels, header, emergency } = useShell();
  return (
    <PopoverPanel id="menu" className="menu-sheet">
      <nav aria-label={labels.menu}>
        <div className="menu-sheet-emergency">
          <SiteLink href={emergency.path} {...ifCurrent(emergency.path, currentPath)}>
            {emergency.name}
          </SiteLink>
          <SiteLink href={clinic.phone.href}>
            <Icon name="phone" />
            {clinic.phone.display}
          </SiteLink>
        </div>
        <ul role="list">
          {header.map((item) => (
            <li key={item.path}>
              {item.dropdown === undefined ? (
                <SiteLink href={item.path} {...ifCurrent(item.path, currentPath)}>
                  {item.name}
                </SiteLink>
              ) : (
                <details name="menu">
                  <summary>
                    {item.name}
                    <Icon name="caret" />
                  </summary>
                  <PageList pages={item.dropdown} currentPath={currentPath} />
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="buttons">
        <CallAction>{labels.callNumber}</CallAction>
        <BookingAction>{labels.bookAppointment}</BookingAction>
      </div>
    </PopoverPanel>
  );
}

/** A popover that closes when one of its links is chosen and when the focus moves out of it. */
function PopoverPanel({
  id,
  className,
  children,
}: {
  id: string;
  className: string;
  children: ReactNode;
}) {
  const closeOnLeaving = (event: FocusEvent<HTMLDivElement>) => {
    const goesTo = event.relatedTarget;
    // Its own button toggles it; no target means that the window lost the focus, not the panel.
    if (!(goesTo instanceof Element) || goesTo.getAttribute("popovertarget") === id) return;
    if (!event.currentTarget.contains(goesTo)) event.currentTarget.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: catches clicks and keys that its links have turned into clicks
    <div
      id={id}
      popover="auto"
      className={className}
      onBlur={closeOnLeaving}
      onClick={(event) => {
        if ((event.target as Element).closest("a") !== null) event.currentTarget.hidePopover();
      }}
    >
      {children}
    </div>
  );
}

function ifCurrent(path: string, currentPath: string | undefined) {
  return path === currentPath ? ({ "aria-current": "page" } as const) : {};
}

/** The page itself is `page`; a parent of the page is `true`, so that it is highlighted as well. */
function currentState({ path, dropdown }: NavItem, currentPath: string | undefined) {
  if (path === currentPath) return { "aria-current": "page" } as const;
  const isParent =
    currentPath !== undefined &&
    path !== "/" &&
    (currentPath.startsWith(`${path}/`) || dropdown?.some((page) => page.path === currentPath));
  return isParent ? ({ "aria-current": "true" } as const) : {};
}
