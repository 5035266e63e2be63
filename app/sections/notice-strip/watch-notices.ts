import { everyMinute } from "../opening-hours/clinic-time.ts";
import { currentNotice, type NoticeDays } from "./current-notice.ts";

/** What stands on the page: the place of a notice in the list, and whether its time has run out. */
export type ShownNotice = { index: number; isOver: boolean };

/**
 * Tells which notice stands now, and later that its time has run out. A notice that begins
 * meanwhile waits for the next page: it would push away what somebody is reading.
 * @returns what ends it
 */
export function watchNotices(
  notices: readonly NoticeDays[],
  tell: (shown: ShownNotice) => void,
): () => void {
  const index = currentNotice(notices, new Date());
  tell({ index, isOver: false });
  if (index === -1) return () => {};
  return everyMinute(() => {
    tell({ index, isOver: currentNotice(notices, new Date()) !== index });
  });
}
