import { CallBar } from "./call-bar.tsx";

export const examples = {
  "on phones": <CallBar />,
  "on the emergency page": <CallBar emergency />,
};
