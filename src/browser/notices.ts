import type { Days } from "../hours/clinic-time.ts";
import { now } from "../hours/now.ts";
import { currentNotice } from "../sections/notice-strip/current-notice.ts";

/*
 * Shows today's notice before the first paint, to avoid a layout shift. Loaded only if
 * content/notices.yaml has notices (docs/decisions/0008-notices-wait-for-the-first-paint.md).
 */

const strips = [...document.querySelectorAll<HTMLElement>(".notice-strip")];
const days = strips.map((strip) => strip.dataset as Days);
const strip = strips[currentNotice(days, now())];
strip?.removeAttribute("hidden");
strip?.parentElement?.removeAttribute("hidden");
