/** Lists of names that fields may name. */
export type ListName = "areas" | "categories" | "pages" | "pictures" | "services" | "team";

/** The names that exist, by list; a list that cannot be read is missing, and any name will do. */
export type Names = Partial<Record<ListName, readonly string[] | undefined>>;

/** Schemas are made once, and content comes and goes: whoever reads a folder puts its names here first. */
export const names: Names = {};
