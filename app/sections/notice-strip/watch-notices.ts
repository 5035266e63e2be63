import { everyMinute } from "../opening-hours/clinic-time.ts";
import { currentNotice, type NoticeDays } from "./current-notice.ts";

/** The current notice's index, and whether it has expired. */
export type ShownNotice = { index: number; isOver: boolean };

/**
 * Reports the current notice, and later its expiry. A notice that starts meanwhile waits for the
 * next page, because it would push content down.
 * @returns a function that stops watching
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
