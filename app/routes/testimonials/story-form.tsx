import { type FormEvent, useState } from "react";
import type { PageProps } from "../../document/page.ts";
import { LinkedParagraph } from "../../sections/contact-links/contact-links.tsx";
import { ActionButton } from "../../ui/action/action.tsx";
import { TextField } from "../../ui/field/field.tsx";
import { Note } from "../../ui/note/note.tsx";
import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import type { route } from "./route.ts";
import "./story-form.css";

type Content = PageProps<typeof route>["content"];

/**
 * The story form. Submitting logs the story and puts a thank-you in the place of the fields, with
 * the note that nothing was sent, which may be out of view by then.
 * Outside a dialog, `method="dialog"` makes native submission a no-op, so without script no input
 * ends up in the URL
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm).
 */
export function StoryForm({ copy, picture }: { copy: Content["form"]; picture: PictureData }) {
  const [isSent, setSent] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    console.log("Testimonial submitted:", Object.fromEntries(new FormData(event.currentTarget)));
    alert(copy.thanks);
    setSent(true);
  };
  if (isSent) {
    return (
      <div className="story-form-thanks sign ground-mist columns columns-even columns-late">
        <div className="stack" tabIndex={-1} ref={takeFocus}>
          <p className="loud">{copy.thanks}</p>
          <LinkedParagraph text={copy.privacyNote} />
        </div>
        <Picture {...picture} eager />
      </div>
    );
  }
  return (
    <>
      <noscript>
        <Note>
          <LinkedParagraph text={copy.noScript} />
        </Note>
      </noscript>
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

/** The button that had the focus is gone. */
const takeFocus = (thanks: HTMLElement | null) => thanks?.focus();
