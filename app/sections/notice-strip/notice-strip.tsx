import { useEffect, useState } from "react";
import type { Site } from "../../content-model/site.ts";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { LinkedText } from "../contact-links/contact-links.tsx";
import { everyMinute } from "../opening-hours/opening-hours.tsx";
import { useShell } from "../shell/shell.tsx";
import { currentNotice } from "./current-notice.ts";
import "./notice-strip.css";

type Notice = Site["notices"][number];

/** The current notice's index, and whether it has expired. */
type ShownNotice = { index: number; isOver: boolean };

const grounds = { closure: "deep", weather: "teal", heat: "sun" } as const;

/**
 * A strip below the header for some days, such as a snow closure. The prerendered page contains all
 * notices, hidden, because only the browser knows today's date. app/browser/notices.ts shows
 * today's before the first paint; after hydration, this component does.
 * @param page a value that differs for every page
 */
export function NoticeStrip({ page }: { page: string | undefined }) {
  const { notices } = useShell();
  const { index, isOver } = useShownNotice(notices, page);
  return notices.map((notice, place) => (
    <NoticeText
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in the browser
      key={place}
      notice={notice}
      isShown={place === index}
      isOver={isOver}
    />
  ));
}

type NoticeTextProps = { notice: Notice; isShown: boolean; isOver?: boolean };

/** One strip. An expired one keeps its space, to avoid a layout shift. */
export function NoticeText({ notice, isShown, isOver = false }: NoticeTextProps) {
  const { text, kind, link, from, until } = notice;
  const { labels } = useShell();
  return (
    <section
      className={`notice-strip ground-${grounds[kind]}`}
      aria-label={labels.notice}
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

/**
 * The current notice, and later its expiry. A notice that starts meanwhile waits for the next page,
 * because it would push content down.
 */
function useShownNotice(notices: readonly Notice[], page: string | undefined): ShownNotice {
  const [shown, setShown] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: check again on every page
  useEffect(() => {
    if (notices.length === 0) return;
    let first: number | undefined;
    return everyMinute(() => {
      const now = currentNotice(notices, new Date());
      first ??= now;
      setShown({ index: first, isOver: now !== first });
    });
  }, [notices, page]);
  return shown;
}
