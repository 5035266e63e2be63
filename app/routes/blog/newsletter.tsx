import type { PageProps } from "../../document/page.ts";
import { ActionButton } from "../../ui/action/action.tsx";
import { TextField } from "../../ui/field/field.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import type { route } from "./route.ts";
import "./newsletter.css";

type NewsletterProps = PageProps<typeof route>["content"]["newsletter"];

/** The newsletter box: announced as coming soon, does nothing. */
export function Newsletter({ heading, text, emailLabel, button, soon, picture }: NewsletterProps) {
  return (
    <div className="newsletter columns">
      <div className="stack">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <Picture {...picture} />
      <fieldset disabled>
        <legend>{soon}</legend>
        <TextField id="newsletter-email" type="email" label={emailLabel} autoComplete="off" />
        <ActionButton>{button}</ActionButton>
      </fieldset>
    </div>
  );
}
