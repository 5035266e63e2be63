import { shell } from "virtual:shell";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { mailHref } from "../../addresses.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { TextField } from "../../ui/field/field.tsx";
import { Note } from "../../ui/note/note.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import type { PageProps } from "../define-route.ts";
import type { route } from "./route.ts";
import "./story-form.css";

/**
 * The story form, which sends nothing: submitting logs the story, says thanks, and shows it with a link
 * that puts it in an email. Outside a dialog, `method="dialog"` makes native submission a no-op, so
 * without script no input ends up in the URL
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm).
 */
export function StoryForm({
  thanks,
  permission,
  noScript,
}: PageProps<typeof route>["data"]["form"]) {
  const [written, setWritten] = useState("");
  const said = useRef<HTMLDivElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const entry = Object.fromEntries(new FormData(currentTarget)) as Record<string, string>;
    console.log("Testimonial submitted:", entry);
    alert(thanks);
    currentTarget.reset();
    const { name, petName, location, story } = entry;
    const author = [name, petName, location].filter(Boolean).join(", ");
    flushSync(() => setWritten([story, author, permission].join("\n\n")));
    said.current?.focus();
  };

  const form = (
    <form className="scripted grid screen-only" method="dialog" onSubmit={submit}>
      <TextField name="name" label="Your Name" autoComplete="name" required />
      <TextField
        name="location"
        label="Your Location"
        optional
        hint="Your town is enough."
        autoComplete="address-level2"
      />
      <TextField name="petName" label="Pet’s Name" optional autoComplete="off" />
      <div className="full-row">
        <TextField
          name="story"
          label="Your Experience"
          hint="What went well, and what should we change?"
          rows={6}
          required
        />
      </div>
      <div className="cluster full-row">
        <Button type="submit" variant="secondary">
          Share Your Story
        </Button>
      </div>
    </form>
  );

  return (
    <>
      <noscript>
        <Note>
          <RichParagraph text={noScript} />
        </Note>
      </noscript>
      {/* Always in the page: screen readers miss a live region that arrives with its text. */}
      <div className="stack" role="status" tabIndex={-1} ref={said}>
        {written !== "" && (
          <>
            <p className="display-3">{thanks}</p>
            <p>Your story is ready. Press “Email it to us” to send it.</p>
            <p className="story-form-written note ground-pale" dir="auto">
              {written}
            </p>
            <ButtonLink
              variant="secondary"
              href={`${mailHref(shell.contacts.email.text, "My story")}&body=${encodeURIComponent(written.replaceAll("\n", "\r\n"))}`}
            >
              Email it to us
            </ButtonLink>
          </>
        )}
      </div>
      {/* Behind its name once a story is written, so that the one button to press is the email's */}
      {written === "" ? (
        form
      ) : (
        <Disclosure key={written} heading="Share Your Story" as="span">
          {form}
        </Disclosure>
      )}
    </>
  );
}
