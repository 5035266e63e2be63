import { PrintButton } from "../print-button/print-button.tsx";
import "./check-sheet.css";

type CheckSheetProps = {
  /** The id of its heading. */
  labelledBy: string;
  /** The heading, and what to do with the list. */
  head: React.ReactNode;
  print: string;
  className?: string;
  /** Lists of class `check-sheet-list`, and what is printed with them. */
  children: React.ReactNode;
};

/**
 * A checklist for screen or print. The checkboxes are for the visitor alone: the browser keeps them
 * for Back (src/browser/navigation.ts), and nothing sends them.
 */
export function CheckSheet({ labelledBy, head, print, className = "", children }: CheckSheetProps) {
  return (
    <section
      className={`check-sheet ground-pale stack ${className}`.trim()}
      aria-labelledby={labelledBy}
      data-sheet=""
    >
      <div className="check-sheet-head row">
        <div>{head}</div>
        <PrintButton>{print}</PrintButton>
      </div>
      {/* Keeps browsers from restoring the boxes on reload. */}
      <form className="stack" autoComplete="off" method="dialog">
        {children}
      </form>
    </section>
  );
}

/** What stands in an item of a `check-sheet-list`. */
export function CheckItem({ children }: { children: React.ReactNode }) {
  return (
    <label className="check-sheet-item">
      <input type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
