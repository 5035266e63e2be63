import { useRef, useState } from "react";
import { ActionButton, ActionLink } from "../../ui/action/action.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { useInBrowser } from "../../ui/scripted/use-in-browser.ts";
import { LinkedText } from "../contact-links/linked-text.tsx";
import "./ask-links.css";

type Words = {
  textButton: string;
  emailButton: string;
  /** Opens the words of a message, for people without a program that the buttons could open. */
  words: string;
  wordsNote: string;
  copy: string;
  copied: string;
  notCopied: string;
};

type AskLinksProps = Words & {
  requests: readonly {
    id: string;
    name: string;
    text: string;
    /** What the links write into the visitor's own text or mail. */
    message: string;
    smsHref: string;
    mailHref: string;
  }[];
};

/** Requests that open a text or a mail with the points to fill in. The visitor sends it, not the site. */
export function AskLinks({ requests, ...words }: AskLinksProps) {
  return (
    <div className="ask-links">
      {requests.map(({ id, name, text, message, smsHref, mailHref }) => (
        <section key={id} aria-labelledby={`ask-${id}`}>
          <h3 id={`ask-${id}`}>{name}</h3>
          <p>{text}</p>
          <div className="buttons">
            <ActionLink href={smsHref}>
              {words.textButton}
              <span className="visually-hidden"> ({name})</span>
            </ActionLink>
            <ActionLink href={mailHref} look="line">
              {words.emailButton}
              <span className="visually-hidden"> ({name})</span>
            </ActionLink>
          </div>
          <details>
            <summary>
              {words.words}
              <span className="visually-hidden"> ({name})</span>
              <Icon name="caret" />
            </summary>
            <CopyableWords {...words} name={name} message={message} />
          </details>
        </section>
      ))}
    </div>
  );
}

/** The words in sight; once the script is here, a button that copies them. */
function CopyableWords({
  wordsNote,
  copy,
  copied,
  notCopied,
  name,
  message,
}: Words & { name: string; message: string }) {
  const hasScript = useInBrowser(() => true, false);
  const block = useRef<HTMLPreElement>(null);
  const [result, setResult] = useState("");
  const copyWords = async () => {
    // Emptied first, so that the same result is announced again.
    setResult("");
    try {
      // Missing outside a secure context, and refused where the visitor's settings say so.
      await navigator.clipboard.writeText(message);
      setResult(copied);
    } catch {
      if (block.current !== null) getSelection()?.selectAllChildren(block.current);
      setResult(notCopied);
    }
  };
  return (
    <>
      <pre ref={block}>{message}</pre>
      <p className="small">
        <LinkedText text={wordsNote} />
      </p>
      {hasScript && (
        <>
          <ActionButton look="line" size="small" onClick={copyWords}>
            {copy}
            <span className="visually-hidden"> ({name})</span>
          </ActionButton>
          <p role="status">{result}</p>
        </>
      )}
    </>
  );
}
