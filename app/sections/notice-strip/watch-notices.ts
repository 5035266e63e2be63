import { currentNotice, type NoticeDays } from "./current-notice.ts";

/** The current notice's index, and whether it has expired. */
export type ShownNotice = { index: number; isOver: boolean };

/**
 * The current notice, and later its expiry. A notice that starts meanwhile waits for the next page,
 * because it would push content down.
 */
export function noticeNow(notices: readonly NoticeDays[], before?: ShownNotice): ShownNotice {
  const now = currentNotice(notices, new Date());
  const index = before?.index ?? now;
  return { index, isOver: now !== index };
}
