import { Children } from "react";
import { Picture, type PictureData } from "../picture/picture.tsx";
import "./figure-list.css";

type FigureListProps = {
  items: readonly { figure?: string | undefined; title: string; children: React.ReactNode }[];
  /** On the sign. */
  picture?: PictureData;
  className?: string;
  /** Before the sign, as wide as an item. */
  children?: React.ReactNode;
};

/** Large figures and what is behind each; the last is on a sign. */
export function FigureList({ items, picture, className = "", children: rest }: FigureListProps) {
  const cells = items.map(({ figure, title, children }, index) => (
    <div key={title} className={figureClass(index, items.length)}>
      {figure !== undefined && (
        <p className="numeral" aria-hidden="true">
          {figure}
        </p>
      )}
      <div className="stack">
        <h3>{title}</h3>
        {children}
      </div>
      {picture !== undefined && index + 1 === items.length && <Picture {...picture} />}
    </div>
  ));
  return (
    <div className={`figure-list ${className}`.trim()}>
      {cells.slice(0, -1)}
      {Children.count(rest) > 0 && <div className="figure-list-rest abreast">{rest}</div>}
      {cells.at(-1)}
    </div>
  );
}

/** The class of an item of a `figure-list`. */
export const figureClass = (index: number, length: number) =>
  index + 1 === length ? "sign ground-sun" : undefined;
