/** Where in and around a home people look for a poison. The emergency page names the groups. */
export const poisonGroups = ["medicine", "kitchen", "yard", "garage", "cats"] as const;

/** In what part of a pet something that can wait is listed. The emergency page names the parts. */
export const waitGroups = ["eating", "breath", "skin", "rest"] as const;

/**
 * The places of `where.svg` in reading order, and the group of what can wait there. Accidents and “all
 * over” are beside the dog.
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
