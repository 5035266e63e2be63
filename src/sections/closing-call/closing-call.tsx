import { Band } from "../../ui/band/band.tsx";
import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import { ContactAction, LinkedParagraph, LinkedText } from "../contact-links/contact-links.tsx";
import { useShell } from "../shell/shell.tsx";
import "./closing-call.css";

type ClosingCallProps = {
  heading: string;
  text: string;
  picture: PictureData;
  first?: "book" | "call" | undefined;
  /** In place of those that book and call. */
  buttons?: React.ReactNode;
  /** Labels of the buttons, if they are not the usual ones. The number then stands beside its own. */
  book?: string | undefined;
  call?: string | undefined;
  /** A last line above the buttons. */
  children?: React.ReactNode;
};

/** The end of a page: book or call, the one that its text names first. */
export function ClosingCall(props: ClosingCallProps) {
  const { heading, text, picture, buttons = <Ways {...props} />, children } = props;
  return (
    <Band
      ground="highlight"
      ridge
      className="closing-call screen-only"
      aria-labelledby="closing-call"
    >
      <div className="closing-call-text stack">
        <h2 id="closing-call">
          <LinkedText text={heading} />
        </h2>
        <LinkedParagraph className="lead" text={text} />
        {children}
        {buttons}
      </div>
      <Picture {...picture} />
    </Band>
  );
}

function Ways({ first = "book", book, call }: ClosingCallProps) {
  const { clinic } = useShell();
  const buttons = [
    { to: "booking", children: book },
    { to: "phone", children: call },
  ] as const;
  return (
    <div className="buttons">
      {(first === "book" ? buttons : buttons.toReversed()).map((button, place) => (
        <ContactAction key={button.to} variant={place === 0 ? "lead" : "line"} {...button} />
      ))}
      {call !== undefined && (
        <b className="closing-call-number whole-word">{clinic.phone.display}</b>
      )}
    </div>
  );
}
