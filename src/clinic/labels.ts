import { z } from "zod";
import { fieldsFile, hidden, line, sentences } from "../reader/fields.ts";
import { closing } from "./page-fields.ts";

/** What the clinic says in its own words on more than one page. */
export const labelsFile = fieldsFile("labels.yaml", hidden, {
  /** The buttons that call: with the number, the red one, and the one while the clinic is closed. */
  call: z.strictObject({ usual: line, emergency: line, closed: line }),
  /** The buttons that book: on most pages, and on those about services. */
  book: z.strictObject({ usual: line, service: line }),
  /** How to find a hospital without a connection, until one is chosen. */
  offline: sentences,
  /** What the drawn map shows, for people who cannot see it. */
  mapAlt: sentences,
  /** The end of services and articles, as far as they say nothing else there. */
  closing,
});
