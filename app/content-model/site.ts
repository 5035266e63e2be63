import type { z } from "zod";
import type { Collections, Emergency } from "./collections.ts";
import type { ContentFile } from "./content-file.ts";
import type { SharedContent } from "./content-files.ts";
import type { Facts } from "./facts.ts";
import type { Pictures } from "./pictures.ts";
import type { SharePictures } from "./share-pictures.ts";

type ClinicContent = SharedContent["clinic"];
/** `dial` is the number in international form, as `tel:` and `sms:` links want it. */
type PhoneNumber = { display: string; dial: string };

/** What content/clinic.yaml says, with what is derived from it. */
export type Clinic = Omit<
  ClinicContent,
  "name" | "phone" | "text" | "fax" | "email" | "address" | "poisonLines" | "afterHoursHospital"
> & {
  name: { sign: string; kind: string; full: string };
  phone: PhoneNumber;
  text: PhoneNumber;
  fax: PhoneNumber;
  email: string;
  address: ClinicContent["address"] & { full: string };
  poisonLines: ({ name: string } & PhoneNumber)[];
  /** `inProse` names the chosen hospital with its number; until there is one, what stands in for it. */
  afterHoursHospital: {
    inProse: string;
    chosen: { name: string; phone: PhoneNumber; checked: string } | undefined;
  };
};

/** A page: its path without a trailing slash, and the folder of app/routes that makes it. */
export type Route = {
  path: string;
  name: string;
  /** The entry of a collection that the page shows, if it shows one. */
  slug?: string;
};

/**
 * Everything that content/ says, checked. Exists at build time only; pages get parts of it. Services
 * and areas are in the order of navigation.yaml, articles newest first.
 */
export type Site = Omit<SharedContent, "clinic" | "figures" | "claims"> &
  Collections & {
    clinic: Clinic;
    emergency: Emergency;
    facts: Facts;
    pictures: Pictures;
    illustration: Pictures["illustration"];
    drawing: Pictures["drawing"];
    sharePictures: SharePictures;
    /** All pages, in the order of their paths, but for those that stand in for others. */
    routes: Route[];
    /** Pages that no list of pages shows: not found, offline. */
    standInRoutes: Route[];
    /** The content of a single page, by the declaration of its file. */
    contentOf: <Schema extends z.ZodType>(file: ContentFile<Schema>) => z.infer<Schema>;
    /** What a single page, such as `/blog`, is called, and its description for search engines. */
    titleOf: (path: string) => string;
    descriptionOf: (path: string) => string;
  };
