import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import "./table.css";

/** A table. Below 60rem, a row of more than two columns has its header above its cells. */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  return <table className={classNames("table", className)} {...rest} />;
}
