import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import "./table.css";

/** On phones, a table of three columns or more becomes lines; each `td` names its column in `data-of`. */
export const Table = ({ className, ...rest }: ComponentProps<"table">) => (
  <table className={classNames("table", className)} {...rest} />
);
