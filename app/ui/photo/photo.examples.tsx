import { PhotoRow } from "./photo.tsx";

export const examples = {
  "none yet": (
    <div>
      <PhotoRow photos={[]} />
    </div>
  ),
};
