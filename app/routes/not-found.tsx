import { useEffect } from "react";
import { useLocation } from "react-router";
import type { PageProps } from "../page.ts";
import { CallAction } from "../sections/contact-links/contact-links.tsx";
import { LinkedText } from "../sections/contact-links/linked-text.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { ActionLink } from "../ui/action/action.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { load } from "./not-found.loader.ts";

export default function NotFound({ content }: PageProps<typeof load>) {
  const { heading, text, link, help, picture } = content;
  const { labels } = useShell();
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn("404: no page at", pathname);
  }, [pathname]);
  return (
    <PageHead title={heading} lead={text} picture={picture}>
      <p>
        <LinkedText text={help} />
      </p>
      <div className="buttons">
        <ActionLink href="/" look="sun">
          {link}
        </ActionLink>
        <CallAction>{labels.callNumber}</CallAction>
      </div>
    </PageHead>
  );
}
