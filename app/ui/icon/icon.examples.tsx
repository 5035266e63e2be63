import { Icon, type IconName } from "./icon.tsx";

const names: IconName[] = ["arrow", "calendar", "caret", "chat", "menu", "phone", "pin"];

export const examples = Object.fromEntries(
  names.map((name) => [name, <Icon key={name} name={name} />]),
);
