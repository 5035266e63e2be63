import { expect, test } from "vitest";
import { loadSite } from "../../plugins/content/load-site.ts";
import { findSigns } from "../../src/sections/sign-finder/find-signs.ts";
import { loadSignFinder } from "../../src/site/loaders/load-sign-finder.ts";

/*
 * What frightened people type into the field for signs where another first line could do harm, and
 * that line. Of the site's own table, because it is that which they are given.
 */

const entries = loadSignFinder(loadSite());

const phrases = {
  "leave #choking": "choking, something stuck in throat, bone stuck in throat",
  "leave #breathing": "can't breathe, trouble breathing, gasping for air, blue gums, pale gums",
  "leave #cat-panting": "cat panting",
  "leave #not-breathing":
    "not breathing, stopped breathing, no heartbeat, won't wake up, my dog is dying, about to die",
  "leave #bloat": "swollen belly, bloated, dry heaving, stomach hard and swollen",
  "leave #heat": "heatstroke, overheated, hot car",
  "leave #snakebite": "snake bite, bitten by a snake, copperhead, swollen leg, swollen paw",
  "leave #wound": "impaled, penis out",
  "leave #low-sugar": "low blood sugar, weak kitten, weak puppy",
  "leave #smoke": "smoke, carbon monoxide, gas leak",
  "leave #poison":
    "gum, ate gum, xylitol, tylenol, ate tylenol, heart pills, antifreeze, slug bait, lily, ate a lily, lillies, sago palm, battery, swallowed batteries, pond water",
  "leave #collapse": "collapsed, passed out, old dog can't get up",
  "call #seizure": "seizure, siezure, having a seizure, shaking",
  "call #hit-by-car": "hit by a car, fell off the balcony, hit his head",
  "call #bleeding": "bleeding won't stop",
  "call #bite": "got bit by a dog, attacked by another dog",
  "call #bat": "bat in the house, raccoon bite, possum bite, bit by a fox",
  "call #straining": "can't pee, cat not peeing, straining to pee, blocked cat",
  "call #vomiting": "vomiting, vomting, throwing up, threw up twice",
  "call #bloody-stool": "bloody diarrhea, blood in poop",
  "call #nosebleed": "vomiting blood, nosebleed, sneezing blood",
  "call #birth": "cat in labor, puppy stuck",
  "call #eye": "eye popped out, can't see",
  "call #back-legs": "dragging back legs, can't walk",
  "call #hives": "swollen face, allergic reaction, vaccine reaction",
  "call #shock": "chewed an electric cord, drowning",
  "call #poison":
    "chocolate, choclate, ate rat poison, got into the trash, dog ate tylenol, string, ate grapes, rasins, ate a gummy",
  "call #poisoning": "ate my pills, ate grass, swallowed something",
  "call #scary": "drooling, trembling",
  "call #not-eating-days":
    "cat won't eat for 2 days, hasn't eaten in 2 days, diabetic won't eat, puppy won't eat",
  "call #before-surgery-that-day-and-after": "incision open",
  // These are no emergency.
  "read #question-bite": "dog bit my kid, bit the mailman",
  "read #cost": "price of spay",
  "read #mind-and-senses": "hearing",
  "read /services/breeding": "breeding",
  "visit #when-to-call-us": "bad breath, bad breth",
  "today /services/diagnostics": "worms in poop",
  "today #where-belly": "threw up once",
  "today #where-tail": "gas, diarrea, constipated, blood in urine",
  "today #where-mouth": "lost tooth",
  "today #where-eye": "cherry eye, eye boogers",
  "today #question-3": "limping, limp, dog limps badly",
};

test.each(
  Object.entries(phrases).flatMap(([first, typed]) =>
    typed.split(", ").map((phrase) => ({ phrase, first })),
  ),
)("$phrase: $first", ({ phrase, first }) => {
  const [found] = findSigns(entries, phrase) ?? [];
  expect(
    found && `${found.level ?? "read"} ${found.href.replace(/.*#/, "#")}`,
    `For “${phrase}”, the field lists “${found?.name}” first. It should list what leads to ${first}: in content/signs.yaml, add “${phrase}” to the other words of that one`,
  ).toBe(first);
});
