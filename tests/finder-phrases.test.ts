import fc from "fast-check";
import { expect, test } from "vitest";
import { answerFinder } from "../src/sections/sign-finder/find-answers.ts";
import { type FinderEntry, loadSignFinder } from "../src/site/load-sign-finder.ts";
import { site } from "./site.ts";

/* What people type into the field for signs, and what must come first, with its level, whatever else is found. */

const { entries } = loadSignFinder(site);
const find = answerFinder(entries);

/** The level of an answer and its sign; a poison and what is no sign are told by where they lead. */
function describe({ name, level, href }: FinderEntry): string {
  const sign = site.signs.signs.find((one) => one.name === name);
  return `${level ?? "read"} ${sign?.id ?? href.split("#")[1]}`;
}

const phrases: [first: string, typed: string][] = [
  [
    "leave choking",
    "choking, dog is choking, choki, something stuck in throat, bone stuck in throat, gagging, pawing at mouth",
  ],
  [
    "leave breathing",
    "can't breathe, can’t breathe, trouble breathing, breathi, breathing hard, gasping for air, blue gums, pale gums, wheezing",
  ],
  ["leave cat-panting", "cat breathing with mouth open, cat panting"],
  [
    "leave not-breathing",
    "not breathing, stopped breathing, no heartbeat, found him dead, won't wake up, unresponsive",
  ],
  [
    "call collapse",
    "collapsed, fainted, seizure, sezure, having a seizure, convulsions, fit, shaking, old dog can't get up",
  ],
  [
    "call hit-by-car",
    "hit by a car, hit by car, got run over, fell off the balcony, fell down stairs",
  ],
  [
    "call bleeding",
    "bleeding, bleeding won't stop, cut paw, bitten by dog, dog fight, attacked by another dog, blood everywhere",
  ],
  [
    "call straining",
    "can't pee, cant pee, straini, straining to pee, cat not peeing, no urine, male cat in litter box all day, blocked cat, can't poop, constipated",
  ],
  [
    "call vomiting",
    "vomiting, vomiti, throwing up, threw up, threw up twice, puking, keeps throwing up, bloody diarrhea, blood in poop, blood in stool",
  ],
  ["today threw-up", "threw up once"],
  ["call wobbling", "vomiting blood, wobbly, stumbling like drunk, nosebleed"],
  ["today soft-stool", "diarrhea, runny poop, soft stool"],
  ["read undefined", "worms in poop"],
  [
    "leave bloat",
    "swollen belly, bloated, bloat, dry heaving, retching nothing comes up, stomach hard and swollen, pacing and drooling",
  ],
  ["leave heat", "heatstroke, overheated, hot car, left in hot car, panting a lot"],
  ["call birth", "giving birth, puppy stuck, having puppies"],
  ["leave snakebite", "snake bite, bitten by snake, copperhead"],
  ["call stings", "bee sting, fire ants, spider bite"],
  ["call hives", "face swollen, swollen face, hives, allergic reaction"],
  ["read cookouts-storms-and-bugs", "tick"],
  ["call bat", "bat in the house, raccoon bite"],
  ["call eye", "eye popped out, squinting, blind"],
  ["today red-eye", "red eye, eye goop"],
  ["today bumping", "bumping into walls"],
  ["call back-legs", "back legs not working, dragging back legs, can't walk, head tilt"],
  ["call leg", "broken leg, holding up paw, won't put weight on leg"],
  ["today limp", "limping, limp"],
  ["today nail", "broken nail, torn nail bleeding"],
  ["today tooth", "broken tooth"],
  ["visit breath", "bad breath"],
  ["today not-eating", "not eating, won't eat, wont eat, lost appetite, not drinking, won't drink"],
  ["today thirst", "drinking a lot of water, peeing a lot, blood in urine"],
  ["today weight", "losing weight"],
  ["today tired", "lethargic, tired, sleeping all day, hiding, hiding under bed, not himself"],
  ["leave low-sugar", "weak, low blood sugar, diabetic, weak kitten"],
  ["call scary", "trembling, shivering, crying in pain, screaming, black stool, yellow gums"],
  ["today temperature", "fever, hot ears"],
  ["call burn", "burned paws, burn"],
  ["leave cold", "cold"],
  ["leave smoke", "smoke, carbon monoxide"],
  ["call shock", "electric cord, chewed a cord, fell in pool, drowning, collar stuck"],
  ["call fishhook", "fishhook"],
  ["visit itching", "itching, itchy, hair loss, rash, hot spot"],
  ["today ears", "scratching ears, shaking head, ear infection"],
  ["visit lump", "lump, bump"],
  ["visit scooting", "scooting"],
  ["today cough", "coughing, cough, sneezing, runny nose, kennel cough"],
  ["visit slowing", "slowing down, stiff, won't jump"],
  [
    "call poison",
    "ate chocolate, chocolate, choclate, grapes, raisins, onion, garlic, advil, ibuprofen, weed, marijuana, edible, gummies, vape, rat poison, mouse bait, tulip, daffodil, azalea, mushroom, toad, string, string hanging from mouth, ate a sock, turkey bones, chicken bone, bone, corn cob, swallowed a needle, glass, magnet, penny, bleach, detergent pod, essential oil, tea tree oil, flea medicine on cat, bread dough, macadamia nuts, alcohol, coffee, nicotine, adderall, melatonin, inhaler, candle, acorns, avocado, tampon",
  ],
  [
    "leave poison",
    "gum, xylitol, sugar free gum, tylenol, antifreeze, slug bait, lily, lilies, sago palm, battery, pond water, algae",
  ],
  ["call poisoning", "ate my pills, swallowed a toy"],
  ["read saying-goodbye", "put to sleep, euthanasia, dying"],
  ["leave wound", "impaled"],
  ["call womb", "pus, pyometra, discharge, not spayed discharge"],
  ["call newborn", "newborn won't nurse, fading puppy"],
];

test.each(
  phrases.flatMap(([first, typed]) => typed.split(", ").map((phrase) => [phrase, first] as const)),
)("%s: %s", (phrase, first) => {
  const [found] = find(phrase).map(describe);
  const message = `“${phrase}” must lead to “${first}” first. A name or word that is new in content/signs.yaml takes its place: reword that one, or add “${phrase}” to the words of the right sign`;
  expect(found, message).toBe(first);
});

test("each start of a sign's name, of three letters and more, finds that sign among the first five", () => {
  const signs = entries.filter(({ level, isPoison }) => level !== undefined && !isPoison);
  fc.assert(
    fc.property(fc.constantFrom(...signs), fc.nat(), ({ name }, place) => {
      const typed = name.slice(0, 1 + (place % name.length));
      fc.pre(typed.replace(/\P{L}/gu, "").length >= 3);
      expect(find(typed).map((answer) => answer.name)).toContain(name);
    }),
    { numRuns: 2000 },
  );
});
