import { useLocation, useNavigationType } from "react-router";

/** Hydration of more than this says that the device is slow; in milliseconds. */
const slowHydration = 100;

let isSlow = false;

/** Whether the device has shown itself to be slow. */
export function isSlowDevice(): boolean {
  return isSlow;
}

/**
 * On a slow device a new page is painted as soon as its head is there, and pages change without a
 * view transition: for that the browser first takes a picture of both pages, which takes longer
 * there than making the next one. The document is left as it is in a browser that knows none.
 * @param hydration how long React took to take over the first page, in milliseconds
 */
export function judgeDevice(hydration: number): void {
  isSlow = hydration > slowHydration;
  if (isSlow) Object.defineProperty(document, "startViewTransition", { value: undefined });
}

/**
 * Whether the bands of a new page wait until its head is painted. Not where the visitor is led to a
 * place further down: by back and forward, or by the address of a part.
 */
export function useBandsWait(): boolean {
  const { hash } = useLocation();
  const navigationType = useNavigationType();
  return isSlow && navigationType !== "POP" && hash === "";
}
