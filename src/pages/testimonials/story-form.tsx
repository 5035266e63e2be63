import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/field.tsx";
import { Note } from "../../ui/note/note.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import type { PageProps } from "../declare.ts";
import type { route } from "./load.ts";
import "./story-form.css";

/**
 * The story form, which sends nothing: submitting logs the story, says thanks, and shows it with a link
 * that puts it in an email. Outside a dialog, `method="dialog"` makes native submission a no-op, so
 * without script no input ends up in the URL
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm).
 */
export function StoryForm({ copy }: { copy: PageProps<typeof route>["data"]["form"] }) {
  const [written, setWritten] = useState("");
  const thanks = useRef<HTMLDivElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entry = Object.fromEntries(new FormData(form)) as Record<string, string>;
    console.log("Testimonial submitted:", entry);
    alert(copy.thanks);
    form.reset();
    const { name, petName, location, story } = entry;
    const author = [name, petName, location].filter(Boolean).join(", ");
    flushSync(() => setWritten([story, author, copy.permission].join("\n\n")));
    thanks.current?.focus();
  };

  return (
    <>
      <noscript>
        <Note>
          <RichParagraph text={copy.noScript} />
        </Note>
      </noscript>
      {/* Always in the page: screen readers miss a live region that arrives with its text. */}
      <div className="stack" role="status" tabIndex={-1} ref={thanks}>
        {written !== "" && (
          <>
            <p className="loud">{copy.thanks}</p>
            <RichParagraph text={copy.notSent} />
            <p className="story-form-written note ground-pale" dir="auto">
              {written}
            </p>
            <ButtonLink
              variant="secondary"
              href={copy.emailHref + encodeURIComponent(written.replaceAll("\n", "\r\n"))}
            >
              {copy.emailButton}
            </ButtonLink>
          </>
        )}
      </div>
      <form className="scripted grid screen-only" method="dialog" onSubmit={submit}>
        <TextField name="name" label={copy.nameLabel} autoComplete="name" required />
        <TextField
          name="location"
          label={copy.locationLabel}
          optional
          hint={copy.locationHint}
          autoComplete="address-level2"
        />
        <TextField name="petName" label={copy.petNameLabel} optional autoComplete="off" />
        <div className="whole-row">
          <TextField name="story" label={copy.storyLabel} hint={copy.storyHint} rows={6} required />
        </div>
        <div className="row whole-row">
          <Button type="submit" variant="secondary">
            {copy.submit}
          </Button>
        </div>
      </form>
    </>
  );
}
