import { type FormEvent, useEffect, useRef, useState } from "react";
import { addMonths, formatDate, today } from "../../formatting/dates.ts";
import { useShell } from "../../sections/shell/shell.tsx";
import { ActionButton } from "../../ui/action/action.tsx";
import { TextField } from "../../ui/field/field.tsx";
import type { LifeStagesContent } from "./route.ts";

/**
 * A date field and one button per interval, each of which generates a calendar file in the browser.
 * Nothing is sent or stored. Native validation handles missing and invalid dates.
 */
export function Reminder(props: LifeStagesContent["reminder"]) {
  const { text, dayLabel, choices, event: calendarEvent } = props;
  const { clinic } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState("");

  // Default to today, which the prerendered page cannot know.
  useEffect(() => {
    const field = form.current?.elements.namedItem("day");
    if (field instanceof HTMLInputElement && field.value === "") field.value = today();
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const months = Number(submitter?.getAttribute("value"));
    const day = addMonths(String(new FormData(event.currentTarget).get("day")), months);
    if (day === undefined) return;
    const show = (text: string) => setMessage(text.replace("{date}", formatDate(day)));
    if (day < today()) return show(props.past);
    try {
      const { calendarFile, download } = await import("../../formatting/calendar-file.ts");
      const maker = clinic.name.full;
      download(
        `${props.file}-${day}.ics`,
        calendarFile({ day, maker, now: new Date(), ...calendarEvent }),
      );
      show(props.saved);
    } catch {
      show(props.failed);
    }
  };

  return (
    <form ref={form} method="dialog" autoComplete="off" onSubmit={submit} className="columns">
      <p>{text}</p>
      <div className="life-stages-controls row">
        <TextField
          id="reminder-day"
          name="day"
          type="date"
          label={dayLabel}
          min="2000-01-01"
          max="2097-12-31"
          required
        />
        {choices.map(({ months, label }) => (
          <ActionButton key={months} type="submit" value={months}>
            {label}
          </ActionButton>
        ))}
        <p role="status">{message}</p>
      </div>
    </form>
  );
}
