import type { SharedContent } from "./content-files.ts";

/** The content of content/clinic.yaml and values derived from it. */
export type Clinic = ReturnType<typeof deriveClinic>;

export function deriveClinic(file: SharedContent["clinic"]) {
  const { name, address, poisonLines, afterHoursHospital } = file;
  const { street, city, region, postalCode } = address;
  const { inProse, chosen } = afterHoursHospital;
  return {
    ...file,
    name: { sign: name.sign, kind: name.kind, full: `${name.sign} ${name.kind}` },
    phone: phone(file.phone.display),
    text: phone(file.text.display),
    fax: phone(file.fax.display),
    email: file.email.value,
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
