import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Link } from "../link/link.tsx";
import "./action.css";

export type ActionStyle = {
  /** `primary` is what most visitors want next, `secondary` calls or sends, `urgent` is for emergencies. */
  variant?: "primary" | "secondary" | "outline" | "urgent" | "link" | undefined;
  size?: "small" | "huge" | undefined;
  className?: string | undefined;
};

function actionClass({ variant = "outline", size, className }: ActionStyle): string {
  const sized = size && `action-${size}`;
  return classNames("action screen-only", `action-${variant}`, sized, className);
}

/** A link that looks like a button. */
export function ActionLink(props: ComponentProps<typeof Link> & ActionStyle) {
  const { variant, size, className, ...rest } = props;
  return <Link className={actionClass({ variant, size, className })} {...rest} />;
}

export function ActionButton(props: ComponentProps<"button"> & ActionStyle) {
  const { variant, size, className, ...rest } = props;
  return <button type="button" className={actionClass({ variant, size, className })} {...rest} />;
}
