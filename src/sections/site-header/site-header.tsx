import {
  type ComponentProps,
  type FocusEvent,
  memo,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from "react";
import { fill } from "../../formatting/fill.ts";
import type { NavItem } from "../../site/load-shell.ts";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { LinkList, SiteLink } from "../../ui/site-link/site-link.tsx";
import { ContactAction } from "../contact-links/contact-links.tsx";
import { useShell } from "../shell/shell.tsx";
import "./site-header.css";

type ItemProps = { item: NavItem; currentPath: string | undefined };

type SiteHeaderProps = {
  currentPath: string;
  /** On the emergency page, the phone leads, and booking is a plain link. */
  emergency: boolean;
};

/**
 * Brand, main navigation, phone and booking. Dropdowns and the small-screen menu are popovers,
 * which open, close on Escape and close each other without script. Script also opens a dropdown
 * under a mouse that rests on its word, and closes them when focus leaves, and on every navigation (src/browser/navigation.ts). Items are memoized: navigation
 * re-renders only those whose highlight changes.
 */
export function SiteHeader({ currentPath, emergency }: SiteHeaderProps) {
  const { clinic, labels, header, mark } = useShell();
  return (
    <header className={emergency ? "site-header site-header-urgent" : "site-header"}>
      <a className="action action-sun site-header-action site-header-skip" href="#main">
        {labels.skipToContent}
      </a>
      <div className="wrap row site-header-bar">
        <SiteLink className="site-header-brand" href="/">
          {/* A cat in front of the sun, on a hill. */}
          <Drawing {...mark} className="site-header-mark" />
          <span className="site-header-name">
            <b>{clinic.name.short}</b>
            {clinic.name.kind}
          </span>
        </SiteLink>
        <nav className="site-header-nav" aria-label={labels.mainNavigation}>
          <ul role="list">
            {header.map((item) => (
              <HeaderItem
                key={item.path}
                item={item}
                currentPath={currentWithin(item, currentPath)}
              />
            ))}
          </ul>
        </nav>
        <HeaderActions isUrgent={emergency} />
      </div>
      {/* The same pages on small screens, at most 70% of the viewport high. */}
      <PopoverPanel id="menu" className="site-header-sheet">
        <nav aria-label={labels.menu}>
          <ul role="list">
            {header.map((item) => (
              <MenuItem
                key={item.path}
                item={item}
                currentPath={currentWithin(item, currentPath)}
              />
            ))}
          </ul>
        </nav>
        <div className="site-header-buttons row">
          <ContactAction to="phone" className="site-header-action">
            {labels.call}
          </ContactAction>
          <ContactAction
            to="booking"
            variant={emergency ? "plain" : undefined}
            className="site-header-action"
          />
        </div>
      </PopoverPanel>
      <button
        type="button"
        className="site-header-scrim"
        popoverTarget="menu"
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden="true"
      />
    </header>
  );
}

/** Phone, booking, the emergency page, and the menu of small screens. */
const HeaderActions = memo(({ isUrgent }: { isUrgent: boolean }) => {
  const { clinic, labels, emergency } = useShell();
  return (
    <div className="row site-header-actions">
      {isUrgent || clinic.bookingHref ? (
        <SiteLink className="site-header-phone site-header-wide" href={clinic.phone.href}>
          {clinic.phone.display}
        </SiteLink>
      ) : (
        <ContactAction to="phone" size="small" className="site-header-action site-header-wide" />
      )}
      <ContactAction
        to="booking"
        size="small"
        variant={isUrgent ? "plain" : undefined}
        className="site-header-action site-header-wide"
      />
      <SiteLink
        className="site-header-tool icon-above-label site-header-call"
        href={clinic.phone.href}
      >
        <Icon name="phone" />
        <span className="site-header-label">{labels.call}</span>
      </SiteLink>
      <SiteLink
        className="site-header-tool icon-above-label site-header-emergency"
        href={emergency.path}
      >
        <Icon name="urgent" />
        <span className="site-header-label">{labels.emergency}</span>
      </SiteLink>
      <button type="button" className="site-header-menu" popoverTarget="menu">
        <span className="site-header-tool icon-above-label site-header-open">
          <Icon name="menu" />
          <span className="site-header-label">{labels.menu}</span>
        </span>
        <span className="site-header-tool icon-above-label site-header-close">
          <Icon name="close" />
          <span className="site-header-label">{labels.close}</span>
        </span>
      </button>
    </div>
  );
});

/** A navigation link, with a button beside it if it has a dropdown. */
const HeaderItem = memo(({ item, currentPath }: ItemProps) => {
  const { labels } = useShell();
  const id = useId();
  const wide = (item.dropdown?.length ?? 0) > 8 ? " site-header-dropdown-wide" : "";
  const hover = useHover();
  const [isOpened, setOpened] = useState(false);
  return (
    <li {...hover.item}>
      <SiteLink
        href={item.path}
        aria-current={currentOrWithin(item.path, currentPath)}
        {...hover.word}
      >
        {item.name}
      </SiteLink>
      {item.dropdown !== undefined && (
        <>
          <button
            type="button"
            className="site-header-caret"
            popoverTarget={id}
            aria-label={fill(labels.showPages, { page: item.name })}
          >
            <Icon name="caret" className="site-header-caret-icon" />
          </button>
          <PopoverPanel
            id={id}
            className={`site-header-dropdown${wide}`}
            ref={hover.panel}
            onToggle={() => setOpened(true)}
          >
            <DropdownLinks item={item} currentPath={currentPath} pictured={isOpened} />
          </PopoverPanel>
        </>
      )}
    </li>
  );
});

/** Long enough that a mouse on its way opens and closes nothing. */
const rest = { open: 120, close: 300 };

/** Opens a panel for a mouse that rests on its word, and closes it once the mouse has left. */
function useHover() {
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(timer.current);
  const after = (wait: number, act: (panel: HTMLDivElement) => void) => (event: PointerEvent) => {
    stay();
    if (event.pointerType !== "mouse") return;
    timer.current = setTimeout(() => panel.current && act(panel.current), wait);
  };
  return {
    panel,
    // Not on the button: its click would close what has just opened.
    // A click leads to the page, over which nothing may open anymore.
    word: { onPointerEnter: after(rest.open, (one) => one.showPopover()), onClick: stay },
    item: {
      onPointerEnter: stay,
      // Whoever is inside with the keyboard stays there.
      onPointerLeave: after(rest.close, (one) => one.matches(":focus-within") || one.hidePopover()),
    },
  };
}

/** A page, or a heading that expands to its pages. */
const MenuItem = memo(({ item, currentPath }: ItemProps) => (
  <li className="site-header-item">
    {item.dropdown === undefined ? (
      <SiteLink href={item.path} aria-current={currentOrWithin(item.path, currentPath)}>
        {item.name}
      </SiteLink>
    ) : (
      <details name="menu">
        <summary className={currentPath === undefined ? undefined : "site-header-within"}>
          {item.name}
          <Icon name="caret" />
        </summary>
        <DropdownLinks item={item} currentPath={currentPath} />
      </details>
    )}
  </li>
));

/**
 * The pages of a dropdown: the one that shows all of them stands out, and emergencies are red.
 * Pictures are for panels that have been opened, so that no page loads them in vain.
 */
function DropdownLinks({ item, currentPath, pictured }: ItemProps & { pictured?: boolean }) {
  const { emergency } = useShell();
  const pages = (item.dropdown ?? []).map(({ picture, ...page }) =>
    pictured ? { ...page, picture } : page,
  );
  const classes = {
    [item.path]: "site-header-overview",
    [emergency.path]: "site-header-emergency",
  };
  return <LinkList className="grid" pages={pages} currentPath={currentPath} classes={classes} />;
}

type PopoverPanelProps = ComponentProps<"div"> & { id: string };

/** A popover that closes when focus leaves. */
function PopoverPanel({ id, className, children, ...props }: PopoverPanelProps) {
  const closeOnLeaving = (event: FocusEvent<HTMLDivElement>) => {
    const goesTo = event.relatedTarget;
    // Its own button toggles it. No target means that the window lost focus, not the panel.
    if (!(goesTo instanceof Element) || goesTo.getAttribute("popovertarget") === id) return;
    if (!event.currentTarget.contains(goesTo)) event.currentTarget.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the focus of its links
    <div
      id={id}
      popover="auto"
      className={`site-header-panel ${className}`}
      onBlur={closeOnLeaving}
      {...props}
    >
      {children}
    </div>
  );
}

/** `page` for the current page, `true` for what it is within; see `currentWithin`. */
const currentOrWithin = (path: string, currentPath: string | undefined) => {
  if (path === currentPath) return "page";
  return currentPath === undefined ? undefined : "true";
};

/** The current path if it is the item's own, below it, or in its dropdown. */
function currentWithin({ path, dropdown }: NavItem, currentPath: string) {
  const isWithin =
    path === currentPath ||
    (path !== "/" && currentPath.startsWith(`${path}/`)) ||
    dropdown?.some((page) => page.path === currentPath);
  return isWithin ? currentPath : undefined;
}
