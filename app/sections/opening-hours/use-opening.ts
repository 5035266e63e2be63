import { useEffect, useState } from "react";
import type { OpeningWords } from "./opening-line.ts";
import { startLater } from "./start-later.ts";

/** What hours say of now, after hydration: a line, and whether the clinic is open. */
export function useOpening(
  hours: OpeningWords["hours"] | undefined,
  labels: OpeningWords["labels"],
) {
  const [line, setLine] = useState("");
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    if (hours === undefined) return;
    // If the chunk fails to load, the note to call remains.
    return startLater(import("./watch-opening.ts"), ({ watchOpening }) =>
      watchOpening({ hours, labels }, (now, nowOpen) => {
        setLine(now);
        setOpen(nowOpen);
      }),
    );
  }, [hours, labels]);
  return { line, isOpen };
}
