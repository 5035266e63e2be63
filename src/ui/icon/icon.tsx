import arrow from "@phosphor-icons/core/bold/arrow-right-bold.svg?raw";
import calendar from "@phosphor-icons/core/bold/calendar-plus-bold.svg?raw";
import caret from "@phosphor-icons/core/bold/caret-down-bold.svg?raw";
import chat from "@phosphor-icons/core/bold/chat-bold.svg?raw";
import menu from "@phosphor-icons/core/bold/list-bold.svg?raw";
import pin from "@phosphor-icons/core/bold/map-pin-bold.svg?raw";
import phone from "@phosphor-icons/core/bold/phone-bold.svg?raw";
import urgent from "@phosphor-icons/core/bold/warning-circle-bold.svg?raw";
import close from "@phosphor-icons/core/bold/x-bold.svg?raw";
import { trustMarkup } from "../drawing/trusted-markup.ts";
import "./icon.css";

const drawings = { arrow, calendar, caret, chat, close, menu, phone, pin, urgent };

export type IconName = keyof typeof drawings;

/** A text-sized icon. Always decorative: the text beside it carries the meaning. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <span
      className={`icon icon-${name} ${className}`.trim()}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from the icon package, at build time
      dangerouslySetInnerHTML={{ __html: trustMarkup(drawings[name]) }}
    />
  );
}
