/** Where in and around a home people look for a poison. The emergency page names the groups. */
export const poisonGroups = ["medicine", "kitchen", "yard", "garage", "cats"] as const;

/** The groups of signs that can wait, by the part of a pet. The emergency page names the groups. */
export const waitGroups = ["eating", "breath", "skin", "rest"] as const;

/**
 * The places of `place.svg` in reading order, and for each the group in which the emergency page lists its
 * signs that can wait. The labels `accident` and `all` are drawn beside the dog, not on it.
 */
export const groupOfPlace = {
  eye: "skin",
  ear: "skin",
  skin: "skin",
  cat: "eating",
  mouth: "eating",
  tail: "eating",
  breathing: "breath",
  leg: "rest",
  ate: "eating",
  accident: "rest",
  belly: "eating",
  all: "rest",
} as const satisfies Record<string, (typeof waitGroups)[number]>;

type DogPlace = keyof typeof groupOfPlace;
export const places = Object.keys(groupOfPlace) as DogPlace[];
