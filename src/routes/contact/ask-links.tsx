import { useRef, useState } from "react";
import { ContactLink } from "../../sections/contact-links/contact-links.tsx";
import { ActionButton, ActionLink } from "../../ui/action/action.tsx";
import { Fold, FoldList } from "../../ui/fold/fold.tsx";
import { useInBrowser } from "../../ui/scripted/scripted.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "./ask-links.css";

type Ask = PageProps<typeof route>["content"]["ask"];

/** Requests that open a prefilled text or mail. The visitor sends it, not the site. */
export function AskLinks({ ask }: { ask: Ask }) {
  return (
    <FoldList>
      {ask.requests.map(({ id, name, text, message, smsHref, mailHref }) => (
        <Fold key={id} heading={name}>
          <div className="ask-links-request stack">
            <p>{text}</p>
            <div className="row">
              {smsHref && (
                <ActionLink href={smsHref}>
                  {ask.textButton}
                  <span className="visually-hidden"> ({name})</span>
                </ActionLink>
              )}
              <ActionLink href={mailHref}>
                {ask.emailButton}
                <span className="visually-hidden"> ({name})</span>
              </ActionLink>
            </div>
            <CopyableMessage ask={ask} name={name} message={message} />
          </div>
        </Fold>
      ))}
    </FoldList>
  );
}

type CopyableMessageProps = { ask: Ask; name: string; message: string };

/** The message, and with script a button that copies it. */
function CopyableMessage({ ask, name, message }: CopyableMessageProps) {
  const hasScript = useInBrowser(() => true, false);
  const block = useRef<HTMLPreElement>(null);
  const [result, setResult] = useState("");
  const copyMessage = async () => {
    // Clear it first, so that the same result is announced again.
    setResult("");
    try {
      // Undefined outside secure contexts; rejects if permission is denied.
      await navigator.clipboard.writeText(message);
      setResult(ask.copied);
    } catch {
      if (block.current !== null) getSelection()?.selectAllChildren(block.current);
      setResult(ask.notCopied);
    }
  };
  return (
    <>
      <pre ref={block} className="ground-pale">
        {message}
      </pre>
      <p className="small">
        {ask.copyNote} <ContactLink to="text" /> <ContactLink to="email" />
      </p>
      {hasScript && (
        <>
          <ActionButton size="small" onClick={copyMessage}>
            {ask.copy}
            <span className="visually-hidden"> ({name})</span>
          </ActionButton>
          <p role="status">{result}</p>
        </>
      )}
    </>
  );
}
