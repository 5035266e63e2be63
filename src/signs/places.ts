/** Where in and around a home people look for a poison. */
export const poisonGroups = {
  medicine: "Medicine and drugs",
  kitchen: "Food",
  swallowed: "Toys and things swallowed",
  yard: "Yard and plants",
  garage: "Around the house, and on the fur",
  cats: "Cats only",
} as const;

/** The groups in which the emergency page lists signs, by the part of a pet. */
export const signGroups = {
  eating: "Mouth, eating and stomach",
  potty: "Pee, poop and birth",
  breath: "Breath and nose",
  skin: "Skin, eyes and ears",
  accident: "Accidents and bites",
  rest: "Legs and the rest",
} as const;

type DogPlace = { name: string; group: keyof typeof signGroups };

/**
 * The places of `place.svg` in reading order, with what people call them, and the group in which the emergency
 * page lists their signs. The labels of the last four are a row below the dog.
 */
export const dogPlaces = {
  eye: { name: "Eye", group: "skin" },
  ear: { name: "Ear", group: "skin" },
  skin: { name: "Skin, coat", group: "skin" },
  mouth: { name: "Mouth, nose", group: "eating" },
  tail: { name: "Tail, bottom", group: "potty" },
  breathing: { name: "Breathing", group: "breath" },
  leg: { name: "Leg, paw", group: "rest" },
  belly: { name: "Belly", group: "eating" },
  accident: { name: "Accident", group: "accident" },
  ate: { name: "Swallowed something", group: "eating" },
  cat: { name: "Cats", group: "potty" },
  all: { name: "Whole body", group: "rest" },
} as const satisfies Record<string, DogPlace>;

export const places = Object.keys(dogPlaces) as (keyof typeof dogPlaces)[];
