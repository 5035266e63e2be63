import { Icon, type IconName } from "./icon.tsx";

const names: IconName[] = ["arrow", "caret", "chat", "menu", "phone"];

export const examples = Object.fromEntries(
  names.map((name) => [name, <Icon key={name} name={name} />]),
);
