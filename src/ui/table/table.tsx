import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import "./table.css";

/** A table. Below 60rem, one of three columns or more has each row's header above its cells. */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  return <table className={classNames("table", className)} {...rest} />;
}
