import { expect, test } from "vitest";
import { loadSite } from "../../plugins/content/load-site.ts";
import { signFinder } from "../../src/sections/sign-finder/find-signs.ts";
import { loadSignFinder } from "../../src/site/loaders/load-sign-finder.ts";

/*
 * What people type into the field, and what it lists: of the site's own table, because it is that
 * which they are given. Each thing by its level and the sign's id, or where its link leads.
 */

const site = loadSite();
const entries = loadSignFinder(site);
const find = signFinder(entries);
const ids = new Map(site.signs.list.map(({ name, id }) => [name, id]));

const listed = (typed: string) =>
  (find(typed) ?? []).map(
    ({ name, level, href }) =>
      `${level ?? "read"} ${ids.get(name) ?? href.replace(/.*(?=#)/, "").replace(/(?<=#poison)-.*/, "")}`,
  );

/** What comes first, because another first line could do harm or lead astray. */
// biome-ignore format: a line or less each
const first = {
  "leave choking": "choking, something stuck in throat, bone stuck in throat",
  "leave breathing": "can't breathe, trouble breathing, gasping for air, blue gums, pale gums, no puede respirar",
  "leave cat-panting": "cat panting",
  "leave not-breathing": "not breathing, stopped breathing, no heartbeat, won't wake up, my dog is dying, about to die, no respira",
  "leave bloat": "swollen belly, bloated, bloted, dry heaving, stomach hard and swollen, hinchado",
  "leave heat": "heatstroke, overheated, hot car",
  "leave snakebite": "snake bite, bitten by a snake, copperhead, swollen leg, swollen paw, water moccasin",
  "leave wound": "impaled, penis out",
  "leave low-sugar": "low blood sugar, weak kitten, weak puppy",
  "leave smoke": "smoke, carbon monoxide, gas leak",
  "leave #poison": "gum, ate gum, xylitol, tylenol, ate tylenol, heart pills, antifreeze, antifreze, slug bait, lily, ate a lily, lillies, ate lilly, sago palm, battery, swallowed batteries, pond water",
  "leave collapse": "collapsed, passed out, old dog can't get up",
  "call seizure": "seizure, siezure, having a seizure, shaking, shaking and wont eat, convulsión",
  "call hit-by-car": "hit by a car, hit by car but walking fine, fell off the balcony, hit his head, slipped on ice, atropellado",
  "call bleeding": "bleeding won't stop, stepped on nail, sangre",
  "call bite": "got bit by a dog, attacked by another dog, dog bite",
  "call bat": "bat in the house, raccoon bite, possum bite, bit by a fox, rabies",
  "call straining": "can't pee, cat not peeing, straining to pee, blocked cat, cat hiding not peeing, cat yowling in litterbox, litterbox, goes to litterbox over and over, keeps licking down there, gato no orina",
  "call vomiting": "vomiting, vomting, vomitting, throwing up, threw up twice, cat vomited twice, vomits after eating, vomita",
  "call bloody-stool": "bloody diarrhea, blood in poop, bleeding from butt",
  "call wobbling": "staggering", "call nosebleed": "vomiting blood, nosebleed, nose bleed, sneezing blood",
  "call birth": "cat in labor, puppy stuck", "call eye": "eye popped out, can't see",
  "call leg": "wont put foot down", "call back-legs": "dragging back legs, can't walk",
  "call hives": "swollen face, bee sting swollen face, allergic reaction, vaccine reaction",
  "call shock": "chewed an electric cord, drowning",
  "call #poison": "chocolate, choclate, ate rat poison, got into the trash, dog ate tylenol, string, ate grapes, ate two raisins, rasins, ate a gummy, weed gummy, ibuprofin, swallowd a sock, how much benadryl",
  "call poisoning": "ate my pills, ate grass, swallowed something, poisen, veneno",
  "call scary": "drooling, trembling",
  "call not-eating-days": "cat won't eat for 2 days, hasn't eaten in 2 days, diabetic won't eat, puppy won't eat",
  "call #after-bleeding": "incision open",
  // These are no emergency.
  "today threw-up": "threw up once",
  "today soft-stool": "gas, diarrea, diareah, diahrea, diareah all night, diarrhea all night, diarrea con moco",
  "today worms": "worms in poop", "today straining-poop": "constipated",
  "today bloody-urine": "blood in urine", "today tired": "cat wont come out from under bed",
  "today limp": "limping, limp, limpin, dog limps badly, my dog is limping, front leg limp since this morning, perro cojea",
  "today tooth": "lost tooth, teeth falling out, bad teeth, sore mouth",
  "today breaths": "breathing fast while asleep",
  "today cough": "caughing, coughing after boarding",
  "today thirst": "drinking tons of water, drinks lots of water, peed outside the box, peed out",
  "today ears": "ear infection, ear smells, shakes head, oido",
  "today red-eye": "cherry eye, eye boogers, red eye, red eyes, third eyelid showing",
  "today weight": "thinner, cat getting thinner, not gaining weight",
  "visit itching": "hotspot, hot spot, my dog wont stop scratchin",
  "visit tick": "tick, garrapata", "visit breath": "bad breath, bad breth, breaths, smelly breath",
  "visit scooting": "scoots, butt dragging", "visit lump": "hernia, swollen lymph nodes",
  "read #question-bite": "dog bit my kid, bit the mailman", "read #cost": "price of spay",
  "read #mind-and-senses": "hearing", "read #saying-goodbye": "put down, put my dog to sleep",
  "read #question-died-at-home": "my dog died, cat passed away",
  "read #question-other-pets": "bunny not eating, rabbit wont eat, hedgehog, rabbit",
  "read #question-hours": "hours, open saturday, are you open on thanksgiving",
  "read #question-what-shots-does-my-dog-need-for-boarding-or-grooming": "boarding, shots for boarding",
  "read #question-we-have-fleas-what-now": "fleas",
  "read #before-you-come": "first visit, new patient",
  "read #if-your-dog-is-nervous": "nervous dog, afraid of vet",
  "read #question-records": "records", "read #question-refills": "refill",
  "read #question-missed-dose": "missed a dose", "read #question-stray": "found kittens",
  "read #ways": "complaint",
  "read #which-shots-your-pet-needs": "kitten shots, puppy shots, rabies shot",
  "read #what-shots-and-parasite-prevention-are-for": "heartworm",
  "read #question-what-if-the-heartworm-test-is-positive": "positive for heartworm", "read #skunked": "skunked",
  "read #before-on-the-day-and-after": "cone", "today #after-scrotum": "neuter swelling",
  "read #question-the-cone-came-off-what-now": "cone came off",
  "read #scared-pets-bolt": "thunder, fireworks", "read #a-carrier-plan-for-your-cat": "cat wont go in carrier",
  "read /services/breeding": "breeding",
};

/** What has to be among the three, too. */
const among = {
  "visit scooting": "keeps licking down there",
  "call scary": "weak, shaking and wont eat",
  "read #which-shots-your-pet-needs": "rabies",
  "today limp": "slipped on ice",
};

const never = {
  "leave low-sugar": "limp, front leg limp since this morning",
  "leave snakebite": "front leg limp since this morning, dog bite, swolen face",
  "leave wound": "kitten shots, puppy shots, rabies shot",
};

/** These list nothing that cannot wait. */
// biome-ignore format: a line
const calm = "limping, started limping, ear infection, dry nose, sore mouth, swollen, swollen lymph nodes, open saturday, lost cat, water bowl, drinking tons of water, bunny not eating, my dog wont stop scratchin, cat wont come out from under bed, night, stop";

const rows = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([thing, typed]) =>
    typed.split(", ").map((phrase) => [phrase, thing] as const),
  );

const advice = "To change what the field lists: in content/signs.yaml, the words of these";

test.each(rows(first))("%s: first %s", (phrase, thing) => {
  expect(listed(phrase)[0], advice).toBe(thing);
});

test.each(rows(among))("%s: %s, too", (phrase, thing) => {
  expect(listed(phrase), advice).toContain(thing);
});

test.each(rows(never))("%s: not %s", (phrase, thing) => {
  expect(listed(phrase), advice).not.toContain(thing);
});

test.each(calm.split(", "))("%s: nothing that cannot wait", (phrase) => {
  expect(listed(phrase).join(), advice).not.toMatch(/leave|call/);
});

test("each is found by its own name, first", () => {
  const names = [...site.signs.list, ...entries].map(({ name }) => name);
  expect(names.map((name) => find(name)?.[0]?.name)).toEqual(names);
});
