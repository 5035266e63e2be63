import { z } from "zod";
import { contentFile, line, pastDate, prose, status, unique } from "../reader/fields.ts";
import { photo } from "../reader/photos.ts";
import { type ContentFolder, type ContentOf, rawItems } from "../reader/read.ts";

const person = z.strictObject({
  name: line.describe("As pages write it, such as Dr. Ana Lee."),
  role: line.describe("As on a badge: Veterinarian, Veterinary technician, Reception."),
  veterinarian: z
    .boolean()
    .meta({ title: "Is a veterinarian" })
    .describe("The first is the doctor on About, in sentences, and of articles that name nobody."),
  text: prose
    .optional()
    .describe(
      "Two sentences for About. What do you do in an exam that other vets skip? What pet waits for you at home?",
    ),
  photo: photo.optional().describe("Head and shoulders. Without one, nothing is shown."),
  status: status.describe("unconfirmed: on no page. confirmed: all is right, and they agreed."),
  lastDay: pastDate
    .optional()
    .describe(
      "Their last day, once they have left: on no page, and what they approved stays approved.",
    ),
});

export const teamFile = contentFile(
  "team.yaml",
  z
    .array(person)
    .check(unique("name", "a name that nobody else in this list has"))
    // Filtered here, so that no page can show somebody who is not confirmed, or has left.
    .transform((people) =>
      people.filter(({ status, lastDay }) => status === "confirmed" && !lastDay),
    )
    .meta({ title: "Team", itemName: "Person", summary: "{name}, {role}" })
    .describe("Who works here, in the order of the pages: About and home."),
);

export type Person = ContentOf<typeof teamFile>[number];

/** Whom texts call the veterinarian: the first confirmed one, or undefined. Or else who has this name. */
export const findVeterinarian = (team: readonly Person[], called?: string) =>
  team.find(({ veterinarian, name }) => veterinarian && name === (called ?? name));

/** The veterinarians in Team who are confirmed, also those who have left. Not validated. */
export const listVeterinarians = (files: ContentFolder) =>
  rawItems(files, teamFile).flatMap(({ name, veterinarian, status, lastDay }) =>
    veterinarian === true && status === "confirmed" ? { name: `${name}`, lastDay } : [],
  );
