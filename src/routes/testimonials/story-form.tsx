import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LinkedParagraph } from "../../sections/contact-links/contact-links.tsx";
import { ActionButton, ActionLink } from "../../ui/action/action.tsx";
import { TextField } from "../../ui/field/field.tsx";
import { Note } from "../../ui/note/note.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "./story-form.css";

type Content = PageProps<typeof route>["content"];

/**
 * The story form. Submitting logs the story, thanks for it and clears the fields. The thanks stay
 * above the form, with what was written: nothing was sent, so the visitor may want to.
 * Outside a dialog, `method="dialog"` makes native submission a no-op, so without script no input
 * ends up in the URL
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm).
 */
export function StoryForm({ copy }: { copy: Content["form"] }) {
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
    const author = [name, petName, location].filter((one) => one !== "").join(", ");
    flushSync(() => setWritten(`${story}\n\n${author}`));
    thanks.current?.focus();
  };
  const wasSent = written !== "";
  return (
    <>
      <noscript>
        <Note>
          <LinkedParagraph text={copy.noScript} />
        </Note>
      </noscript>
      <div className={wasSent ? "story-form-thanks sign ground-mist stack" : undefined}>
        {/* In the page before it speaks, or screen readers would not hear it. */}
        <div className="stack" role="status" tabIndex={-1} ref={thanks}>
          {wasSent && (
            <>
              <p className="loud">{copy.thanks}</p>
              <LinkedParagraph text={copy.notSent} />
            </>
          )}
        </div>
        {wasSent && (
          <>
            <blockquote>{written}</blockquote>
            <ActionLink
              look="teal"
              href={copy.emailHref + encodeURIComponent(written.replaceAll("\n", "\r\n"))}
            >
              {copy.emailButton}
            </ActionLink>
          </>
        )}
      </div>
      <form className="stack" method="dialog" onSubmit={submit}>
        <TextField
          id="story-name"
          name="name"
          label={copy.nameLabel}
          autoComplete="name"
          required
        />
        <div className="story-form-pair">
          <TextField
            id="story-location"
            name="location"
            label={copy.locationLabel}
            optional={copy.optional}
            autoComplete="address-level2"
          />
          <TextField
            id="story-pet-name"
            name="petName"
            label={copy.petNameLabel}
            optional={copy.optional}
            autoComplete="off"
          />
        </div>
        <TextField id="story-text" name="story" label={copy.storyLabel} rows={6} required />
        <ActionButton type="submit" look="teal">
          {copy.submit}
        </ActionButton>
      </form>
    </>
  );
}
