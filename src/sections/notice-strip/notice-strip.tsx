import { useLayoutEffect, useState } from "react";
import { now } from "../../hours/now.ts";
import type { Site } from "../../site/site.ts";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { LinkedText } from "../contact-links/contact-links.tsx";
import { everyMinute } from "../opening-hours/opening-hours.tsx";
import { useShell } from "../shell/shell.tsx";
import { currentNotice } from "./current-notice.ts";
import "./notice-strip.css";

const grounds = { closure: "deep", weather: "teal", heat: "sun", news: "teal" } as const;

/**
 * A strip below the header for some days, such as a snow closure. The prerendered page contains all
 * notices, hidden, because only the browser knows today's date. src/browser/notices.ts shows
 * today's before the first paint; after hydration, this component does. A notice that starts
 * meanwhile waits for the next page, because it would push content down, and one that ends keeps its
 * space. Above them, a preview says what it is.
 * @param page a value that differs for every page
 */
export function NoticeStrip({ page }: { page: string }) {
  const { notices, previewNote, labels } = useShell();
  const [{ shown, isOver }, setState] = useState({ shown: -1, isOver: false });
  // Before the next page scrolls to its top: what goes away on the way would stop it short of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: check again on every page
  useLayoutEffect(() => {
    if (notices.length === 0) return;
    let first: number | undefined;
    return everyMinute(() => {
      const current = currentNotice(notices, now());
      first ??= current;
      setState({ shown: first, isOver: current !== first });
    });
  }, [notices, page]);
  return (
    <>
      {previewNote && (
        <div className="notice-strip ground-sun">
          <p className="wrap">{previewNote}</p>
        </div>
      )}
      {notices.length > 0 && (
        <section aria-label={labels.notice} aria-hidden={isOver || undefined} hidden={shown < 0}>
          {notices.map((notice, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in the browser
            <NoticeText key={index} notice={notice} isShown={index === shown} />
          ))}
        </section>
      )}
    </>
  );
}

type NoticeTextProps = { notice: Site["notices"][number]; isShown: boolean };

function NoticeText({ notice, isShown }: NoticeTextProps) {
  const { text, kind, link, from, until } = notice;
  return (
    <div
      className={`notice-strip ground-${grounds[kind]}`}
      hidden={!isShown}
      data-from={from}
      data-until={until}
    >
      <p className="wrap">
        <LinkedText text={text} /> {link && <SiteLink href={link.path}>{link.label}</SiteLink>}
      </p>
    </div>
  );
}
