import { currentNotice, type NoticeDays } from "../sections/notice-strip/current-notice.ts";

/*
 * Shows today's notice before the first paint, to avoid a layout shift. Loaded only if
 * content/notices.yaml has notices (docs/decisions/0008-notices-wait-for-the-first-paint.md).
 */

const strips = [...document.querySelectorAll<HTMLElement>(".notice-strip")];
const days = strips.map((strip) => strip.dataset as NoticeDays);
const strip = strips[currentNotice(days, new Date())];
strip?.removeAttribute("hidden");
strip?.parentElement?.removeAttribute("hidden");
