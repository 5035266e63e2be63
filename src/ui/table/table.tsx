import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import "./table.css";

/** A table of equal columns; below 60rem, each row's name is above its cells, if there are more than two columns. */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  return <table className={classNames("table", className)} {...rest} />;
}
