import { currentNotice, type NoticeDays } from "../sections/notice-strip/current-notice.ts";

/*
 * Shows the notice of today before the first paint, so that nothing moves. Pages ask for this script
 * only where content/notices.yaml lists a notice (docs/decisions/0008-notices-wait-for-the-first-paint.md).
 */

const strips = [...document.querySelectorAll<HTMLElement>(".notice-strip")];
const days = strips.map((strip) => strip.dataset as NoticeDays);
strips[currentNotice(days, new Date())]?.removeAttribute("hidden");
