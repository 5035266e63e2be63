import { clinicTime } from "./clinic-time.ts";

/**
 * What time it is, for all that depends on the day. A page in development, and only there, that was
 * opened with `?on=2026-12-24` has 10 AM of that day at the clinic, and so do the pages that its links
 * lead to; `?on=` ends that.
 */
export function now(): Date {
  return (import.meta.env.DEV && askedDay()) || new Date();
}

function askedDay(): Date | undefined {
  const asked = new URLSearchParams(location.search).get("on");
  if (asked !== null) sessionStorage.setItem("on", asked);
  const day = sessionStorage.getItem("on");
  return ["T10:00-05:00", "T10:00-04:00"]
    .map((time) => new Date(`${day}${time}`))
    .find((at) => !Number.isNaN(at.valueOf()) && clinicTime(at).time === "10:00");
}
