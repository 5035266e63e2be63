import { ContactLink } from "../../sections/contact-links/contact-links.tsx";
import { CopyableText } from "../../sections/copyable-text/copyable-text.tsx";
import { ActionLink } from "../../ui/action/action.tsx";
import { Fold, FoldList } from "../../ui/fold/fold.tsx";
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
            <CopyableText text={message} words={ask.copying} name={name}>
              {ask.copyNote} <ContactLink to="sms" /> <ContactLink to="email" />
            </CopyableText>
          </div>
        </Fold>
      ))}
    </FoldList>
  );
}
