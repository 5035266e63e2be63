import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { listRoutes, type Route } from "../routes/routes.ts";
import {
  type ContentOf,
  type ContentPattern,
  contentFiles,
  type FrontMatterIn,
  patternOf,
} from "./content-files.ts";
import { findCrossFileProblems } from "./cross-file-rules.ts";
import { formatDate } from "./dates.ts";
import type { Facts } from "./facts.ts";
import { findStyleProblems } from "./house-style.ts";
import { checkMdx, type MdxOutline } from "./mdx.ts";
import { type Drawing, findPictures, type Illustration, type Pictures } from "./pictures.ts";
import { ContentError, type Problem } from "./problems.ts";
import { parseSource, readSource, type SourceFile } from "./read-file.ts";
import {
  type AreaFile,
  type Arriving,
  type ArticleFile,
  type ClinicFile,
  type EmergencyFile,
  type Labels,
  type LegalFile,
  type LifeStages,
  type Money,
  type NavigationFile,
  type Notice,
  type PageName,
  type Pages,
  pageSchemas,
  type Question,
  type Reason,
  type ServiceFile,
  type Testimonial,
  type VisitKit,
} from "./schemas.ts";
import { collectSharePictures, type SharePictures } from "./share-pictures.ts";

/** Facts about the clinic, with what is derived from them. */
export type Clinic = Omit<
  ClinicFile,
  "name" | "phone" | "text" | "fax" | "email" | "address" | "poisonLines" | "afterHoursHospital"
> & {
  name: { sign: string; kind: string; full: string };
  /** `dial` is the number in international form, as `tel:` and `sms:` links want it. */
  phone: { display: string; dial: string };
  text: { display: string; dial: string };
  fax: { display: string; dial: string };
  email: string;
  address: ClinicFile["address"] & { full: string };
  poisonLines: { name: string; display: string; dial: string }[];
  /** `inProse` names the chosen hospital with its number; until there is one, what stands in for it. */
  afterHoursHospital: {
    inProse: string;
    chosen: { name: string; phone: { display: string; dial: string }; checked: string } | undefined;
  };
};

/** An entry with a page of its own whose body is MDX. */
type WithBody = { file: string; slug: string; outline: MdxOutline };
export type Service = ServiceFile & WithBody;
export type Emergency = EmergencyFile & WithBody;
/** What all ten have in common. */
export type AnyService = Service | Emergency;
export type Article = ArticleFile & WithBody;
export type Area = AreaFile & WithBody;
export type LegalPage = LegalFile & WithBody;

/** Everything that content/ says, checked. Exists at build time only; pages get parts of it. */
export type Site = {
  clinic: Clinic;
  labels: Labels;
  navigation: NavigationFile;
  notices: Notice[];
  testimonials: Testimonial[];
  reasons: Reason[];
  visitKit: VisitKit;
  money: Money;
  lifeStages: LifeStages;
  /** In the order in which the contact page asks them; answers are plain text. */
  questions: Question[];
  arriving: Arriving;
  /** In the order of navigation.yaml. */
  services: AnyService[];
  /** Newest first. */
  articles: Article[];
  /** In the order of navigation.yaml, home base first. */
  areas: Area[];
  legal: LegalPage[];
  pages: Pages;
  routes: Route[];
  facts: Facts;
  /** By name; the content checks know that it exists. */
  illustration: (name: string) => Illustration;
  drawing: (name: string) => Drawing;
  pictures: Pictures;
  sharePictures: SharePictures;
};

/** Where content is, and the folder that holds `illustrations` and `drawings`. */
export type SiteFolders = { content: string; pictures: string };

export const projectFolders: SiteFolders = {
  content: path.resolve("content"),
  pictures: path.resolve("app"),
};

/**
 * Reads and checks all content.
 * @throws {ContentError} listing every problem, where there is one
 */
export function loadSite(folders: SiteFolders = projectFolders): Site {
  const problems: Problem[] = [];
  const source = (name: string): SourceFile => {
    const file = readSource(path.join(folders.content, name), `content/${name}`);
    problems.push(...findStyleProblems(file));
    return file;
  };
  const namesIn = (folder: string): string[] =>
    existsSync(path.join(folders.content, folder))
      ? readdirSync(path.join(folders.content, folder))
          .filter((name) => name.endsWith(".mdx"))
          .map((name) => name.slice(0, -".mdx".length))
          .sort()
      : [];

  const clinicSource = source("clinic.yaml");
  const clinicFile = parseSource(clinicSource, contentFiles["clinic.yaml"], new Map(), problems);
  const figures = parseSource(
    source("figures.yaml"),
    contentFiles["figures.yaml"],
    new Map(),
    problems,
  );
  const areaSources = namesIn("areas").map((name) => source(`areas/${name}.mdx`));
  // Without these files every token of every other file would be a problem, too: say the cause only.
  if (clinicFile === undefined || figures === undefined) throw new ContentError(problems);
  const clinic = deriveClinic(clinicFile);
  const legalSources = namesIn("legal").map((name) => source(`legal/${name}.mdx`));
  const facts = collectFacts(clinic, figures, areaSources, legalSources);

  const parse = <Name extends ContentPattern>(name: Name) =>
    parseSource(source(name), contentFiles[name], facts, problems) as ContentOf<Name> | undefined;
  const parseWithBody = <Folder extends string>(
    folder: Folder,
    file: SourceFile,
  ): (FrontMatterIn<Folder> & WithBody)[] => {
    const slug = path.basename(file.file, ".mdx");
    const schema = contentFiles[patternOf(`${folder}/${slug}.mdx`)];
    const data = parseSource(file, schema, facts, problems) as FrontMatterIn<Folder> | undefined;
    const outline = checkMdx(file.body, file.file, facts, problems);
    return data === undefined ? [] : [{ slug, ...data, file: file.file, outline }];
  };
  const collect = <Folder extends string>(folder: Folder) =>
    namesIn(folder).flatMap((name) => parseWithBody(folder, source(`${folder}/${name}.mdx`)));

  const labels = parse("labels.yaml");
  const navigation = parse("navigation.yaml");
  const noticesSource = source("notices.yaml");
  const notices = parseSource(noticesSource, contentFiles["notices.yaml"], facts, problems);
  const testimonials = parse("testimonials.yaml");
  const reasons = parse("reasons.yaml");
  const visitKit = parse("visit-kit.yaml");
  const money = parse("money.yaml");
  const lifeStages = parse("life-stages.yaml");
  const questions = parse("questions.yaml");
  const arriving = parse("arriving.yaml");
  const claimsSource = source("claims.yaml");
  const claims = parseSource(claimsSource, contentFiles["claims.yaml"], facts, problems);
  const services = collect("services");
  const articles = collect("articles");
  const areas = areaSources.flatMap((file) => parseWithBody("areas", file));
  const legal = legalSources.flatMap((file) => parseWithBody("legal", file));
  const pages = Object.fromEntries(
    (Object.keys(pageSchemas) as PageName[]).map((name) => [name, parse(`pages/${name}.yaml`)]),
  ) as { [Name in PageName]: Pages[Name] | undefined };

  const pictures = findPictures(folders.pictures);
  if (navigation !== undefined) {
    services.sort(byOrderOf(navigation.services));
    areas.sort(byOrderOf(navigation.areas));
  }
  articles.sort((a, b) => b.date.localeCompare(a.date));

  const routes = listRoutes({
    services: navigation?.services ?? [],
    articles: articles.map(({ slug }) => slug),
    areas: navigation?.areas ?? [],
  });

  problems.push(
    ...findCrossFileProblems({
      navigation,
      notices: notices ?? [],
      noticeLine: noticesSource.lineOf,
      services,
      articles,
      areas,
      legal,
      pages,
      routes,
      pictures,
      questions: questions ?? [],
      claims: claims ?? [],
      claimLine: claimsSource.lineOf,
      exists: (file) =>
        existsSync(path.join(folders.content, path.relative("content", file))) ||
        problems.some((problem) => problem.file === file),
      filesIn: {
        services: namesIn("services"),
        articles: namesIn("articles"),
        areas: namesIn("areas"),
      },
    }),
  );
  if (
    problems.length > 0 ||
    labels === undefined ||
    navigation === undefined ||
    notices === undefined ||
    testimonials === undefined ||
    reasons === undefined ||
    visitKit === undefined ||
    money === undefined ||
    lifeStages === undefined ||
    questions === undefined ||
    arriving === undefined
  ) {
    throw new ContentError(problems);
  }

  return {
    clinic,
    labels,
    navigation,
    notices,
    testimonials,
    reasons,
    visitKit,
    money,
    lifeStages,
    questions,
    arriving,
    services,
    articles,
    areas,
    legal,
    pages: pages as Pages,
    routes,
    facts,
    illustration: pictures.illustration,
    drawing: pictures.drawing,
    pictures,
    sharePictures: collectSharePictures(
      pictures,
      clinic.name.full,
      `${clinic.address.city}, ${clinic.address.region}`,
    ),
  };
}

/** The service whose page has more than the others: six signs and what to do in the next minute. */
export function isEmergency(service: AnyService): service is Emergency {
  return "signs" in service;
}

function deriveClinic(file: ClinicFile): Clinic {
  const dial = (display: string) => `+1${display.replace(/\D/g, "")}`;
  const phone = ({ display }: { display: string }) => ({ display, dial: dial(display) });
  const { street, city, region, postalCode } = file.address;
  const hospital = file.afterHoursHospital.chosen;
  return {
    ...file,
    name: {
      sign: file.name.sign,
      kind: file.name.kind,
      full: `${file.name.sign} ${file.name.kind}`,
    },
    phone: phone(file.phone),
    text: phone(file.text),
    fax: phone(file.fax),
    email: file.email.value,
    address: { ...file.address, full: `${street}, ${city}, ${region} ${postalCode}` },
    poisonLines: file.poisonLines.map((line) => ({ ...line, dial: dial(line.display) })),
    afterHoursHospital:
      hospital === undefined
        ? { inProse: file.afterHoursHospital.inProse, chosen: undefined }
        : {
            inProse: `${hospital.name}, ${hospital.phone}`,
            chosen: { ...hospital, phone: phone({ display: hospital.phone }) },
          },
  };
}

/** The facts that words may ask for by name: content/README.md lists them for the editor. */
function collectFacts(
  clinic: Clinic,
  figures: Record<string, string>,
  areas: readonly SourceFile[],
  legal: readonly SourceFile[],
): Facts {
  const facts = new Map([
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
  for (const { file, raw } of areas) {
    // An unreadable file is one problem, not one for each text that asks for its fact.
    if (raw === undefined) facts.set(`drive.${path.basename(file, ".mdx")}`, "");
    const distance = (raw as { distance?: unknown } | undefined)?.distance;
    if (typeof distance === "string" && distance.endsWith(" min")) {
      facts.set(`drive.${path.basename(file, ".mdx")}`, distance.replace(" min", " minutes"));
    }
  }
  for (const { file, raw } of legal) {
    if (raw === undefined) facts.set(`${path.basename(file).split("-")[0]}.updated`, "");
    const updated = (raw as { updated?: unknown } | undefined)?.updated;
    // `terms.updated` and `privacy.updated`; the schema reports a date that is none.
    if (typeof updated === "string" && !Number.isNaN(Date.parse(updated))) {
      facts.set(`${path.basename(file).split("-")[0]}.updated`, formatDate(updated));
    }
  }
  return facts;
}

function byOrderOf(order: readonly string[]) {
  return (a: { slug: string }, b: { slug: string }) =>
    order.indexOf(a.slug) - order.indexOf(b.slug);
}
