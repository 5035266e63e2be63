import { PhotoRow } from "./photo.tsx";

export const examples = { none: <PhotoRow photos={[]} /> };
