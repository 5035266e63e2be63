import { useEffect, useState } from "react";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { LinkedText } from "../contact-links/linked-text.tsx";
import { startLater } from "../opening-hours/start-later.ts";
import { useShell } from "../shell/shell.tsx";
import type { NoticeDays } from "./current-notice.ts";
import "./notice-strip.css";
import type { ShownNotice } from "./watch-notices.ts";

export type Notice = NoticeDays & {
  text: string;
  kind: "closure" | "weather" | "heat";
  link?: { label: string; path: string } | undefined;
};

const grounds = { closure: "deep", weather: "teal", heat: "sun" } as const;

/**
 * A strip below the header for some days, such as a closure for snow. The page as it was built has
 * all of them, hidden: which day it is, only the visitor's browser knows. app/browser/notices.ts shows
 * the one of today before the first paint; from then on this does.
 * @param page something that is different on every page
 */
export function NoticeStrip({ page }: { page: string | undefined }) {
  const { notices, labels } = useShell();
  const { index, isOver } = useShownNotice(notices, page);
  return notices.map((notice, place) => (
    <NoticeText
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in the browser
      key={place}
      notice={notice}
      label={labels.notice}
      isShown={place === index}
      isOver={isOver}
    />
  ));
}

type NoticeTextProps = { notice: Notice; label: string; isShown: boolean; isOver?: boolean };

/** One strip. One that is over leaves its room behind, so that nothing moves. */
export function NoticeText({ notice, label, isShown, isOver = false }: NoticeTextProps) {
  const { text, kind, link, from, until } = notice;
  return (
    <section
      className={`notice-strip ground-${grounds[kind]}`}
      aria-label={label}
      aria-hidden={isOver || undefined}
      hidden={!isShown}
      data-from={from}
      data-until={until}
    >
      <p className="wrap">
        <LinkedText text={text} />
        {link !== undefined && (
          <>
            {" "}
            <SiteLink href={link.path}>{link.label}</SiteLink>
          </>
        )}
      </p>
    </section>
  );
}

const none: ShownNotice = { index: -1, isOver: false };

function useShownNotice(notices: readonly Notice[], page: string | undefined): ShownNotice {
  const [shown, setShown] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page asks anew
  useEffect(() => {
    if (notices.length === 0) return;
    // Without it, what stands on the page already stays.
    return startLater(import("./watch-notices.ts"), ({ watchNotices }) =>
      watchNotices(notices, setShown),
    );
  }, [notices, page]);
  return shown;
}
