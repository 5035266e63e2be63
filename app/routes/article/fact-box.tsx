import { useId } from "react";
import "./fact-box.css";

type FactBoxProps = {
  title: string;
  value: string;
  /** A range marked on a scale from 0 to 100, and the labels at its ends. All four, or none. */
  from?: string;
  to?: string;
  start?: string;
  end?: string;
  children: React.ReactNode;
};

/** One key figure, large, and its sentence. */
export function FactBox({ title, value, from, to, start, end, children }: FactBoxProps) {
  const id = useId();
  return (
    <aside className="fact-box" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className="fact-box-words loud">
        <b className="numeral">{value}</b> {children}
      </div>
      {from !== undefined && to !== undefined && (
        <div className="fact-box-scale" aria-hidden="true">
          <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
            <rect x={from} y="0" width={Number(to) - Number(from)} height="10" />
          </svg>
          <span>{start}</span>
          <span>{end}</span>
        </div>
      )}
    </aside>
  );
}
