import { z } from "zod";
import { fieldsFile, objectOf, prose, status, text } from "./fields.ts";

/** A fact only the owner knows; pages omit it while `text` is missing. */
const slot = z.strictObject({
  text: prose
    .optional()
    .describe("One to three sentences. Leave it empty until you know; pages then show nothing."),
  status: status.describe("confirmed: the text is right or, if empty, there is nothing to say."),
});

export const arrivingFile = fieldsFile("arriving.yaml", {
  heading: text,
  townLink: text.describe("The link on town pages; it appears once a place below has a text."),
  labels: objectOf(["lastTurns", "parking", "door", "callFromCar", "stepFree"], text),
  lastTurns: slot.describe("The last turns before the clinic, and what to look for."),
  parking: slot.describe("Where to park, and whether there is room for a van."),
  door: slot.describe("Which door is yours, and what is written on it."),
  callFromCar: slot.describe("Whether people may wait in the car and call from there."),
  stepFree: slot.describe("Whether there is a step-free way in, and where it starts."),
});
