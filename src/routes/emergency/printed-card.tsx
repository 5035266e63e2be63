import { useEffect, useRef } from "react";
import { LinkedParagraph } from "../../sections/contact-links/contact-links.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { ActionButton } from "../../ui/action/action.tsx";
import { Columns } from "../../ui/band/band.tsx";
import { Fold } from "../../ui/fold/fold.tsx";
import { canPrint, printAlone } from "../../ui/print-button/print-button.tsx";
import { useInBrowser } from "../../ui/scripted/scripted.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "./printed-card.css";

type Content = PageProps<typeof route>["content"];
type PrintedCardProps = Content["printedCard"] & Pick<Content, "hospitals">;

/**
 * Cards to cut out, one of them in Spanish, and a list for a first-aid kit. A button prints them alone;
 * the whole page comes with those in English and the list. The screen shows one card and the list.
 */
export function PrintedCard(card: PrintedCardProps) {
  const { clinic } = useShell();
  const hasPrinter = useInBrowser(canPrint, false);
  const sheet = useDayOfPrinting();
  return (
    <Columns late>
      <div className="stack screen-only">
        <h2 id="card">{card.heading}</h2>
        <p className="lead">{card.text}</p>
        <div className="emergency-card-print">
          {hasPrinter ? (
            <ActionButton variant="line" onClick={() => printAlone(sheet.current)}>
              {card.print}
            </ActionButton>
          ) : (
            <p>{card.printWithPage}</p>
          )}
        </div>
      </div>
      <div className="emergency-card-sheet" data-sheet="" ref={sheet}>
        {card.copies.map((copy) => (
          <Card key={copy} {...card} copy={copy} poisonLinesNote={clinic.poisonLinesNote} />
        ))}
        {card.spanish && <Card {...card} {...card.spanish} lang="es" />}
        <section className="emergency-kit">
          <Fold heading={card.kit.heading}>
            <LinkedParagraph text={card.kit.text} />
            <TextList items={card.kit.items} variant="ticks" />
          </Fold>
        </section>
      </div>
    </Columns>
  );
}

type CardProps = PrintedCardProps & { copy: string; poisonLinesNote: string; lang?: "es" };

function Card({ lang, ...card }: CardProps) {
  const { clinic, emergency } = useShell();
  return (
    <div className="emergency-card on-paper" lang={lang}>
      <div>
        <p className="emergency-card-label">
          {card.title} <span>{card.copy}</span>
        </p>
        <p className="emergency-card-phone">{clinic.phone.display}</p>
        <p>
          <b>{clinic.name.full}</b>
        </p>
        <p>{clinic.address.full}</p>
        <p className="emergency-card-label">{card.hospital}</p>
        {card.hospitals.length === 0 && (
          <>
            <p className="emergency-card-blank" />
            <p className="emergency-card-blank">{card.hospitalPhone}</p>
          </>
        )}
        {card.hospitals.map(({ name, phone, address }) => (
          <p key={phone.dial}>
            {name} <strong>{phone.display}</strong> {address}
          </p>
        ))}
        <p className="emergency-card-note">
          {card.address} {card.host}
          <wbr />
          {emergency.path}
        </p>
        <p className="emergency-card-note emergency-card-blank">
          {card.printed} <span className="emergency-card-day" />
        </p>
      </div>
      <div>
        {clinic.poisonLines.map(({ name, display }) => (
          <p key={display}>
            {name} <strong>{display}</strong>
          </p>
        ))}
        <p className="emergency-card-note">{card.poisonLinesNote}</p>
        <p className="emergency-card-blank">{card.caseNumber}</p>
        <p className="emergency-card-label">{card.signs}</p>
        <ol>
          {card.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <p>{card.alsoLeave}</p>
      </div>
      <div className="emergency-card-pet">
        {card.blanks.map((blank) => (
          <p key={blank} className="emergency-card-blank">
            {blank}
          </p>
        ))}
      </div>
    </div>
  );
}

/**
 * Writes the date on every card when printing starts; until then, or without `beforeprint`, there
 * is a blank line. Bypasses React state, because the browser captures the page as soon as the event
 * handler returns.
 */
function useDayOfPrinting() {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fill = () => {
      const today = new Date();
      for (const day of sheet.current?.querySelectorAll(".emergency-card-day") ?? []) {
        const { lang = "en" } = day.closest<HTMLElement>("[lang]") ?? {};
        day.textContent = today.toLocaleDateString(lang, { dateStyle: "long" });
      }
    };
    addEventListener("beforeprint", fill);
    return () => removeEventListener("beforeprint", fill);
  }, []);
  return sheet;
}
