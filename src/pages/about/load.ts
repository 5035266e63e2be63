import { z } from "zod";
import { pagePaths } from "../../addresses/paths.ts";
import { innerPageFile, list, nameAndDetail, prose, text } from "../../content/fields.ts";
import { pagePhoto } from "../../content/photos.ts";
import { declarePage, pick } from "../declare.ts";

export const route = declarePage({
  path: pagePaths.about,
  file: innerPageFile("pages/about.yaml", {
    story: z.strictObject({ heading: text, paragraphs: list(prose) }),
    photo: pagePhoto.optional().describe("Your team, below your story."),
    statsHeading: text,
    doctor: z
      .strictObject({ heading: text, paragraphs: list(prose) })
      .describe(
        "Beside the first veterinarian of the form Team, below the two sentences from there.",
      ),
    philosophy: z.strictObject({ heading: text, principles: list(nameAndDetail) }),
    team: z
      .strictObject({ heading: text })
      .describe("Above everybody else in the form Team. The page shows it once there is somebody."),
  }),
  load(site, content) {
    const { doctor } = content;
    const { founded, experience, doctors, familyOwned } = site.clinic.stats;
    const { role, text, photo } = site.veterinarian ?? {};
    const count = site.team.filter(({ veterinarian }) => veterinarian).length;
    const stats = [
      founded,
      experience,
      // At least one: there is a doctor even before the owner confirms the name.
      { value: String(count || 1), label: count > 1 ? doctors.several : doctors.one },
      familyOwned,
    ];
    return {
      ...pick(content, "story", "photo", "statsHeading", "philosophy", "team"),
      stats,
      portrait: { ...site.picture("doctor"), photo },
      doctor: { ...doctor, role, paragraphs: [...(text ? [text] : []), ...doctor.paragraphs] },
      // The first veterinarian has a section of her own.
      people: site.team
        .filter((one) => one !== site.veterinarian)
        .map((one) => pick(one, "name", "role", "text", "photo")),
    };
  },
});
