import { Share } from "./share.tsx";

export const examples = { "share or copy": <Share title="An article" /> };
