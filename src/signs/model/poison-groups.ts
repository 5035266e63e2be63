/** Where in and around a home people look for a poison. The emergency page names the groups. */
export const poisonGroups = ["medicine", "kitchen", "yard", "garage", "cats"] as const;
