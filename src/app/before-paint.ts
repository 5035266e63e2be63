/*
 * The script in the head of every page, for what the built HTML can't know and the first paint must. It says on
 * the document whether the clinic is open, and styles (src/styles/states.css) show what is for that state. It hides
 * the notices that are not due. React knows nothing of either.
 */

import { hours } from "virtual:hours";
import { isDue, openingState } from "../clinic/hours/opening-state.ts";
import { clinicMinute, clinicToday } from "../dates.ts";

const { week, notices } = hours;
const notDue = new CSSStyleSheet();
document.adoptedStyleSheets.push(notDue);
let nextChange = "";

function showState(): void {
  const today = clinicToday();
  // An element with data-due shows while one of the notices that it names is due. `none` matches no element.
  const due = notices.map((notice, index) =>
    isDue(notice, today) ? `[data-due~="${index}"]` : "none",
  );
  notDue.replaceSync(`[data-due]:not(${due}) { display: none }`);
  if (!week) return;
  const now = openingState(week, notices, clinicMinute(new Date()));
  document.documentElement.dataset.clinic = now.state;
  // Only what changes, because a translator may have put other words there.
  if (now.nextChange === nextChange) return;
  nextChange = now.nextChange;
  for (const element of document.querySelectorAll("next-change")) element.textContent = nextChange;
}

showState();
setInterval(showState, 60_000);
// `pageshow` also after React has rendered the whole document anew (page-state.ts).
for (const type of ["visibilitychange", "pageshow", "focus"]) addEventListener(type, showState);
// An element, so that the words are there as soon as it is, in the HTML and on the next page.
customElements.define(
  "next-change",
  class extends HTMLElement {
    connectedCallback() {
      this.textContent = nextChange;
    }
  },
);
