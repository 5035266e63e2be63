import { useRef, useState } from "react";
import { ActionButton } from "../../ui/action/action.tsx";
import { useInBrowser } from "../../ui/scripted/scripted.tsx";
import "./copyable-text.css";

type CopyableTextProps = {
  text: string;
  /** The button, and what it did. */
  words: { copy: string; copied: string; notCopied: string };
  /** What it is, for screen readers, where a page has several. */
  name?: string;
  /** Below the text: what to do with it. */
  children?: React.ReactNode;
};

/** A text, and with script a button that copies it. */
export function CopyableText({ text, words, name, children }: CopyableTextProps) {
  const hasScript = useInBrowser(() => true, false);
  const block = useRef<HTMLPreElement>(null);
  const [result, setResult] = useState("");
  const copy = async () => {
    // Clear it first, so that the same result is announced again.
    setResult("");
    try {
      // Undefined outside secure contexts; rejects if permission is denied.
      await navigator.clipboard.writeText(text);
      setResult(words.copied);
    } catch {
      if (block.current !== null) getSelection()?.selectAllChildren(block.current);
      setResult(words.notCopied);
    }
  };
  return (
    <>
      <pre ref={block} className="copyable-text ground-pale" dir="auto">
        {text}
      </pre>
      {children && <p className="small">{children}</p>}
      {hasScript && (
        <>
          <ActionButton size="small" onClick={copy}>
            {words.copy}
            {name !== undefined && <span className="visually-hidden"> ({name})</span>}
          </ActionButton>
          <p role="status">{result}</p>
        </>
      )}
    </>
  );
}
