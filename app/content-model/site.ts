import type { z } from "zod";
import type { Collections, Emergency } from "./collections.ts";
import type { ContentFile } from "./content-file.ts";
import type { SharedContent } from "./content-files.ts";
import type { Facts } from "./facts.ts";
import type { Pictures } from "./pictures.ts";
import type { SharePictures } from "./share-pictures.ts";

type ClinicContent = SharedContent["clinic"];
/** `dial` is in international format, for `tel:` and `sms:` links. */
type PhoneNumber = { display: string; dial: string };

/** The content of content/clinic.yaml and values derived from it. */
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
  /** `inProse` is the chosen hospital with its number, or a fallback until one is chosen. */
  afterHoursHospital: {
    inProse: string;
    chosen: { name: string; phone: PhoneNumber; checked: string } | undefined;
  };
};

/** A page: its path without trailing slash, and its folder in app/routes. */
export type Route = {
  path: string;
  name: string;
  /** The collection entry that the page shows, if any. */
  slug?: string;
};

/**
 * All validated content. Build time only; pages receive parts of it. Services and areas are in
 * navigation.yaml order, articles newest first.
 */
export type Site = Omit<SharedContent, "clinic" | "figures" | "claims"> &
  Collections & {
    clinic: Clinic;
    emergency: Emergency;
    facts: Facts;
    pictures: Pictures;
    illustration: Pictures["illustration"];
    drawing: Pictures["drawing"];
    /** The owner’s photo of a place in photos.yaml, if there is one. */
    photoOf: (place: string) => { file: string; alt: string } | undefined;
    sharePictures: SharePictures;
    /** All pages sorted by path, without stand-ins. */
    routes: Route[];
    /** Pages that no list contains: not found, offline. */
    standInRoutes: Route[];
    /** The content of a single page's file. */
    contentOf: <Schema extends z.ZodType>(file: ContentFile<Schema>) => z.infer<Schema>;
    /** The title of a page such as `/blog`, and its meta description. */
    titleOf: (path: string) => string;
    descriptionOf: (path: string) => string;
  };
