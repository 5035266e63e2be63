import type { z } from "zod";
import type { CollectionName, Collections } from "./collections.ts";
import type { ContentFile } from "./content-file.ts";
import type { SharedContent } from "./content-files.ts";
import type { Pictures } from "./pictures.ts";
import type { Problem } from "./problems.ts";
import type { Route } from "./site.ts";

/** All readable content, for cross-file rules. Invalid files are omitted. */
export type ReadContent = Collections &
  Partial<Omit<SharedContent, "clinic" | "figures">> & {
    /** Pages that have their own content file. */
    pages: readonly { file: string; meta: { title: string; description: string } }[];
    routes: readonly Route[];
    pictures: Pictures;
    /** Slugs of all files in a folder, including unreadable ones. */
    slugs: Record<CollectionName, readonly string[]>;
    /** Whether a file or folder such as `content/reasons.yaml` exists or is reported missing. */
    exists: (file: string) => boolean;
    /** The line of a field, if present. */
    lineOf: (file: string, path: readonly PropertyKey[]) => number | undefined;
  };

/** The part of a route declaration that reading content needs; see app/routes/declare-route.ts. */
export type PageDeclaration =
  | {
      path: string;
      content: ContentFile;
      check?(page: z.infer<z.ZodType>, read: ReadContent): Problem[];
      isStandIn?: boolean;
    }
  | { path: string | readonly string[]; collection: CollectionName };
