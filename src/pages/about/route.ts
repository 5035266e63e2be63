import { pagePaths } from "../../addresses.ts";
import { clinicFile } from "../../clinic/clinic.ts";
import { findVeterinarian, teamFile } from "../../clinic/team.ts";
import { loadPicture } from "../../illustrations/pictures.ts";
import { defineRoute } from "../define-route.ts";
import { aboutFile } from "./schema.ts";

export const route = defineRoute({
  path: pagePaths.about,
  file: aboutFile,
  load(site, fields) {
    const { doctor } = fields;
    const { founded, experience, doctors, familyOwned } = site.get(clinicFile).stats;
    const team = site.get(teamFile);
    const veterinarian = findVeterinarian(team);
    const { role, text, photo } = veterinarian ?? {};
    const count = team.filter((person) => person.veterinarian).length;
    const stats = [
      founded,
      experience,
      // At least one: there is a doctor even before the owner confirms the name.
      { value: String(count || 1), label: count > 1 ? doctors.several : doctors.one },
      familyOwned,
    ];
    return {
      leash: loadPicture("leash"),
      stats,
      portrait: { ...loadPicture("doctor"), photo },
      doctor: { ...doctor, role, paragraphs: [...(text ? [text] : []), ...doctor.paragraphs] },
      // The first veterinarian has a section of her own.
      people: team
        .filter((person) => person !== veterinarian)
        .map(({ name, role, text, photo }) => ({ name, role, text, photo })),
    };
  },
});
