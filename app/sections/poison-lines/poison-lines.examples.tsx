import { PoisonLines } from "./poison-lines.tsx";

export const examples = { "both, always": <PoisonLines /> };
