import { useState } from "react";
import { ActionButton } from "../../ui/action/action.tsx";
import { Scripted, useInBrowser } from "../../ui/scripted/scripted.tsx";

type Ability = "share" | "copy" | "none";

function findAbility(): Ability {
  if (typeof navigator.share === "function") return "share";
  // Browsers offer the clipboard in secure contexts only.
  return "clipboard" in navigator ? "copy" : "none";
}

const canHandOver = () => findAbility() !== "none";

type ShareProps = {
  title: string;
  labels: Record<"share" | "copyLink" | "linkCopied" | "copyThis", string>;
};

/** Opens the platform's share sheet with the page's URL, or copies it. */
export function Share({ title, labels }: ShareProps) {
  const ability = useInBrowser<Ability>(findAbility, "none");
  const [message, setMessage] = useState<string>();

  async function press() {
    const { origin, pathname } = location;
    const url = `${origin}${pathname}`;
    try {
      if (ability === "share") await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setMessage(labels.linkCopied);
      }
    } catch (error) {
      // The visitor closed the share sheet.
      const isClosed = error instanceof DOMException && error.name === "AbortError";
      if (!isClosed) setMessage(`${labels.copyThis} ${url}`);
    }
  }

  return (
    <Scripted className="article-ways row" canDo={canHandOver}>
      <ActionButton onClick={press}>
        {ability === "copy" ? labels.copyLink : labels.share}
      </ActionButton>
      <span role="status">{message}</span>
    </Scripted>
  );
}
