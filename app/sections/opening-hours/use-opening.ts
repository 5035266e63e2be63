import { useEffect, useState } from "react";
import { everyMinute } from "./every-minute.ts";
import type { OpeningWords } from "./opening-line.ts";

/** What the hours mean right now, after hydration: a line, and whether the clinic is open. */
export function useOpening(
  hours: OpeningWords["hours"] | undefined,
  labels: OpeningWords["labels"],
) {
  const [opening, setOpening] = useState<{ line: string; isOpen?: boolean }>({ line: "" });
  useEffect(() => {
    if (hours === undefined) return;
    // If the chunk fails to load, the note to call remains.
    return everyMinute(import("./watch-opening.ts"), ({ openingNow }) =>
      setOpening(openingNow({ hours, labels })),
    );
  }, [hours, labels]);
  return opening;
}
