import type { SharedContent } from "./content-files.ts";

/** The content of content/clinic.yaml and values derived from it. */
export type Clinic = ReturnType<typeof deriveClinic>;

export function deriveClinic(file: SharedContent["clinic"]) {
  const { name, address, poisonLines, afterHoursHospital, veterinarian } = file;
  const doctor = veterinarian.status === "confirmed" ? veterinarian.name : undefined;
  const { street, city, region, postalCode } = address;
  const { inProse, chosen } = afterHoursHospital;
  return {
    ...file,
    name: { sign: name.sign, kind: name.kind, full: `${name.sign} ${name.kind}` },
    phone: phone(file.phone.display),
    text: phone(file.text.display),
    fax: phone(file.fax.display),
    email: file.email.value,
    /** The name is undefined until the owner has confirmed it. */
    veterinarian: { name: doctor, inProse: doctor ?? veterinarian.inProse },
    address: { ...address, full: `${street}, ${city}, ${region} ${postalCode}` },
    poisonLines: poisonLines.map(({ name, display }) => ({ name, ...phone(display) })),
    afterHoursHospital: {
      // The chosen hospital with its number, or a fallback until one is chosen.
      inProse: chosen === undefined ? inProse : `${chosen.name}, ${chosen.phone}`,
      chosen: chosen && { ...chosen, phone: phone(chosen.phone) },
    },
  };
}

/** `dial` is in international format, for `tel:` and `sms:` links. */
function phone(display: string) {
  return { display, dial: `+1${display.replace(/\D/g, "")}` };
}

/** Facts that content may reference; content/README.md lists them for editors. */
export function collectFacts(clinic: Clinic, figures: Record<string, string>): Map<string, string> {
  return new Map([
    ["clinic.name", clinic.name.full],
    ["clinic.address", clinic.address.full],
    ["clinic.street", clinic.address.street],
    ["clinic.phone", clinic.phone.display],
    ["clinic.text", clinic.text.display],
    ["clinic.fax", clinic.fax.display],
    ["clinic.email", clinic.email],
    ["clinic.founded", clinic.stats.founded.value],
    ["clinic.experience", clinic.stats.experience.value],
    ["clinic.veterinarian", clinic.veterinarian.inProse],
    ["clinic.afterHoursHospital", clinic.afterHoursHospital.inProse],
    ...Object.entries(clinic.terms).map(([key, value]) => [`terms.${key}`, value] as const),
    ...Object.entries(figures).map(([key, value]) => [`figures.${key}`, value] as const),
  ]);
}
