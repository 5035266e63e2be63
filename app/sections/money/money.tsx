import { Band } from "../../ui/band/band.tsx";
import { NamedList } from "../../ui/lists/lists.tsx";
import { TermList } from "../../ui/term-list/term-list.tsx";
import "./money.css";

type MoneyProps = {
  heading: string;
  text: string;
  points: readonly { name: string; detail: string }[];
  /** Only where there are some. */
  prices?:
    | {
        heading: string;
        note: string;
        items: readonly { what: string; price: string; note?: string | undefined }[];
      }
    | undefined;
};

/** What an exam includes, when and how people pay, what insurers ask for; prices where there are some. */
export function Money({ heading, text, points, prices }: MoneyProps) {
  return (
    <Band ground="stock" flip aria-labelledby="cost">
      <div className="columns">
        <div className="stack">
          <h2 id="cost">{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="stack">
          <NamedList items={points} />
          {prices !== undefined && (
            <section className="money-prices stack" aria-labelledby="prices">
              <h3 id="prices">{prices.heading}</h3>
              <TermList
                items={prices.items.map(({ what, price, note }) => ({
                  term: what,
                  children: <span data-price="">{price}</span>,
                  note,
                }))}
              />
              <p className="small">{prices.note}</p>
            </section>
          )}
        </div>
      </div>
    </Band>
  );
}
