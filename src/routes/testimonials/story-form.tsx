import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LinkedParagraph } from "../../sections/contact-links/contact-links.tsx";
import { CopyableText } from "../../sections/copyable-text/copyable-text.tsx";
import { ActionButton, ActionLink } from "../../ui/action/action.tsx";
import { TextField } from "../../ui/field/field.tsx";
import { Note } from "../../ui/note/note.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "./story-form.css";

type Content = PageProps<typeof route>["content"];

/** A longer link does nothing on Windows, which takes about 2,000 characters. */
const longestLink = 1800;

/** How long a form service may take. */
const patience = 20_000;

/**
 * The story form. If the clinic has a form service, it gets the story, without script from the form
 * itself, whose answer is then the service's page. Otherwise submitting logs the story, and the thanks
 * stay above the form with what was written, because the visitor may want to send it. Outside a dialog,
 * `method="dialog"` makes native submission a no-op, so without script no input ends up in the URL
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm).
 */
export function StoryForm({ copy }: { copy: Content["form"] }) {
  const { service, unsent } = copy;
  const [result, setResult] = useState<"thanks" | "failed">();
  /** What did not reach us. */
  const [written, setWritten] = useState("");
  const isSending = useRef(false);
  const thanks = useRef<HTMLDivElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current) return;
    isSending.current = true;
    setResult(undefined);
    const body = new FormData(form);
    const hasFailed = service !== undefined && !(await send(service, body));
    isSending.current = false;
    const entry = Object.fromEntries(body) as Record<string, string>;
    const { name, petName, location, story } = entry;
    const author = [name, petName, location].filter((one) => one !== "").join(", ");
    const signed = [story, author, copy.permission].join("\n\n");
    if (hasFailed) {
      setWritten(signed);
      setResult("failed");
      return;
    }
    if (service === undefined) console.log("Testimonial submitted:", entry);
    alert(copy.thanks);
    form.reset();
    flushSync(() => {
      setWritten(service === undefined ? signed : "");
      setResult("thanks");
    });
    thanks.current?.focus();
  };

  const emailHref = copy.emailHref + encodeURIComponent(written.replaceAll("\n", "\r\n"));
  const isLong = emailHref.length > longestLink;
  const email = (
    <>
      {(isLong || unsent) && (
        <CopyableText text={written} words={copy.copying}>
          {isLong && copy.tooLong}
        </CopyableText>
      )}
      <ActionLink variant="teal" href={isLong ? copy.longEmailHref : emailHref}>
        {copy.emailButton}
      </ActionLink>
    </>
  );
  return (
    <>
      {unsent && (
        <noscript>
          <Note>
            <LinkedParagraph text={unsent.noScript} />
          </Note>
        </noscript>
      )}
      <div className={result === "thanks" ? "story-form-thanks stack" : undefined}>
        {/* In the page before it speaks, or screen readers would not hear it. */}
        <div className="stack" role="status" tabIndex={-1} ref={thanks}>
          {result === "thanks" && (
            <>
              <p className="loud">{copy.thanks}</p>
              {unsent && <LinkedParagraph text={unsent.notSent} />}
            </>
          )}
        </div>
        {result === "thanks" && unsent && email}
      </div>
      <form
        className="stack"
        action={service}
        method={service === undefined ? "dialog" : "post"}
        onSubmit={submit}
      >
        <TextField
          id="story-name"
          name="name"
          label={copy.nameLabel}
          autoComplete="name"
          required
        />
        <TextField
          id="story-location"
          name="location"
          label={copy.locationLabel}
          optional={copy.optional}
          hint={copy.locationHint}
          autoComplete="address-level2"
        />
        <TextField
          id="story-pet-name"
          name="petName"
          label={copy.petNameLabel}
          optional={copy.optional}
          autoComplete="off"
        />
        <TextField
          id="story-text"
          name="story"
          label={copy.storyLabel}
          hint={copy.storyHint}
          rows={6}
          required
        />
        {result === "failed" && (
          <div role="alert">
            <Note>
              <LinkedParagraph text={copy.failed} />
              {email}
            </Note>
          </div>
        )}
        <p>{copy.next}</p>
        <ActionButton type="submit" variant="teal">
          {copy.submit}
        </ActionButton>
      </form>
    </>
  );
}

/** Whether the form service has taken it. */
async function send(service: string, body: FormData): Promise<boolean> {
  const headers = { Accept: "application/json" };
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(service, { method: "POST", headers, body, signal }).catch(() => null);
  return answer?.ok ?? false;
}
