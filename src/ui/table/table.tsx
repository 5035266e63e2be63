import type { ComponentProps } from "react";
import "./table.css";

/** A table; on phones each row's name is above its cells, if there are more than two columns. */
export function Table({ className = "", ...rest }: ComponentProps<"table">) {
  return <table className={`table ${className}`.trim()} {...rest} />;
}
