import { UserError } from "../content/problems.ts";
import { type ContentFolder, slugsIn } from "../content/read.ts";
import { clinicFile } from "../content/schemas/clinic.ts";
import { sharedFiles } from "../content/schemas/index.ts";
import { veterinarianOf } from "../content/schemas/team.ts";
import { formatDate } from "../formatting/dates.ts";
import { slugsBelow } from "./route-table.ts";
import type { Route } from "./site.ts";

const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/**
 * The clinic, and the facts that content may use by name, which content/README.md lists for editors.
 * What the clinic does not have is missing: a text that names it is a problem.
 * @throws {UserError} if they cannot be read: every name in every file would be reported as well
 */
export function readClinic(
  { names, sourceOf, parse, problems }: ContentFolder,
  routes: readonly Route[],
) {
  const clinic = parse(clinicFile, new Map());
  const figures = parse(sharedFiles.figures, new Map());
  if (clinic === undefined || figures === undefined) throw new UserError(problems);
  const { stats, terms } = clinic;
  const services = slugsBelow("/services", routes).length;
  const { street, full } = clinic.address;
  const { inProse, chosen } = clinic.afterHoursHospital;
  // The first hospital with its number, or a fallback until one is chosen.
  const hospital = chosen[0] ? `${chosen[0].name}, ${chosen[0].phone.display}` : inProse;
  // What other files say is taken unchecked: anything wrong is reported once, for the file itself.
  const { data: team = [] } = sharedFiles.team.schema.safeParse(sourceOf("team.yaml").raw);
  const fieldsOf = (name: string) => Object(sourceOf(name).raw);
  const known: [string, string | undefined][] = [
    ["clinic.name", clinic.name.full],
    ["clinic.address", full],
    ["clinic.street", street],
    ["clinic.phone", clinic.phone.display],
    ["clinic.sms", clinic.sms?.display],
    ["clinic.fax", clinic.fax?.display],
    ["clinic.email", clinic.email],
    ["clinic.founded", stats.founded.value],
    ["clinic.experience", stats.experience.value],
    ["clinic.veterinarian", veterinarianOf(team)?.name ?? clinic.veterinarian.inProse],
    ["clinic.afterHoursHospital", hospital],
    ["clinic.whenClosed", String(fieldsOf("labels.yaml").shell?.whenClosed)],
    ["clinic.biteReports", clinic.biteReports],
    ["clinic.services", words[services] ?? `${services}`],
    ["clinic.servicesCount", `${services}`],
  ];
  const facts = new Map(known.filter((one): one is [string, string] => one[1] !== undefined));
  for (const [name, value] of Object.entries(terms)) facts.set(`terms.${name}`, value);
  for (const [name, value] of Object.entries(figures)) facts.set(`figures.${name}`, value);
  for (const slug of slugsIn("areas", names)) {
    const distance = String(fieldsOf(`areas/${slug}.mdx`).distance);
    if (distance !== "home base") facts.set(`drive.${slug}`, distance.replace(" min", " minutes"));
  }
  for (const slug of slugsIn("legal", names)) {
    const day = String(fieldsOf(`legal/${slug}.mdx`).updated);
    const fact = Number.isNaN(Date.parse(day)) ? day : formatDate(day);
    facts.set(`${slug.split("-")[0]}.updated`, fact);
  }
  return { clinic, facts };
}
