import type { z } from "zod";
import type { CollectionName, Collections } from "./collections.ts";
import type { ContentFile } from "./content-file.ts";
import type { SharedContent } from "./content-files.ts";
import type { Pictures } from "./pictures.ts";
import type { Problem } from "./problems.ts";
import type { Route } from "./site.ts";

/** All content that could be read, for rules between files; files with faults of their own are left out. */
export type ReadContent = Collections &
  Partial<Omit<SharedContent, "clinic" | "figures">> & {
    /** Pages with a content file of their own. */
    pages: readonly { file: string; meta: { title: string; description: string } }[];
    routes: readonly Route[];
    pictures: Pictures;
    /** Slugs of all files in a folder, the unreadable ones too. */
    slugs: Record<CollectionName, readonly string[]>;
    /** Whether a file or folder such as `content/reasons.yaml` is there, or is known to be missing. */
    exists: (file: string) => boolean;
    /** The line of a field, if the file has it. */
    lineOf: (file: string, path: readonly PropertyKey[]) => number | undefined;
  };

/** What reading needs to know of a route; app/routes/declare-route.ts has the rest. */
export type PageDeclaration =
  | {
      path: string;
      content: ContentFile;
      check?(page: z.infer<z.ZodType>, read: ReadContent): Problem[];
      isStandIn?: boolean;
    }
  | { path: string | readonly string[]; collection: CollectionName };
