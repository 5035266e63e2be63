import type { PageProps } from "../../document/page.ts";
import { Band } from "../../ui/band/band.tsx";
import { NamedList } from "../../ui/lists/lists.tsx";
import { TermList } from "../../ui/term-list/term-list.tsx";
import type { route } from "./route.ts";

/** What an exam includes, payment, insurance; prices if there are any. */
export function Money({
  heading,
  text,
  points,
  prices,
}: PageProps<typeof route>["content"]["money"]) {
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
