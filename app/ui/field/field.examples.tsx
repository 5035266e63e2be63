import { TextField } from "./field.tsx";

export const examples = {
  required: <TextField id="example-name" label="Name" required />,
  optional: <TextField id="example-town" label="Town" optional="optional" />,
  "several lines": <TextField id="example-story" label="Story" rows={3} />,
  disabled: <TextField id="example-later" label="Later" disabled />,
};
