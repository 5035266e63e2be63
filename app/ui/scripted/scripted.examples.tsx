import { ActionButton } from "../action/action.tsx";
import { Scripted } from "./scripted.tsx";

export const examples = {
  "with script only": (
    <Scripted>
      <ActionButton>Do it</ActionButton>
    </Scripted>
  ),
};
