import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { useInBrowser } from "../in-browser.ts";
import { Link } from "../link/link.tsx";
import "./button.css";

export type ButtonStyle = {
  /** `primary` is what most visitors want next, `secondary` calls or sends, `urgent` is for emergencies. */
  variant?: "primary" | "secondary" | "outline" | "urgent" | "link" | undefined;
  size?: "small" | "huge" | undefined;
  className?: string | undefined;
};

export function buttonClass({ variant = "outline", size, className }: ButtonStyle): string {
  const sized = size && `button-${size}`;
  return classNames("button screen-only", `button-${variant}`, sized, className);
}

export function ButtonLink(props: ComponentProps<typeof Link> & ButtonStyle) {
  const { variant, size, className, ...rest } = props;
  return <Link className={buttonClass({ variant, size, className })} {...rest} />;
}

export function Button(props: ComponentProps<"button"> & ButtonStyle) {
  const { variant, size, className, ...rest } = props;
  return <button type="button" className={buttonClass({ variant, size, className })} {...rest} />;
}

/** Prints the page. Some apps' browsers cannot, so it is not there. */
export function PrintButton(props: ComponentProps<typeof Button>) {
  const canPrint = useInBrowser(() => typeof window.print === "function", true);
  return canPrint && <Button className="scripted" onClick={() => print()} {...props} />;
}
