import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import "./table.css";

/** A table. On phones, one of three columns or more is lines: cells want `data-of`, their column. */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  return <table className={classNames("table", className)} {...rest} />;
}
