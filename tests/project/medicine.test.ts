import { readFileSync } from "node:fs";
import { assert, test } from "vitest";
import { parse } from "yaml";

const mayChange =
  "Only the clinic’s veterinarian may change this. If this change is meant, change the row in tests/project/medicine.test.ts, too. If not, put the words back.";

/*
 * What no accident may change in content/. A row has places, then what each of them says. A place is the id of a sign,
 * a poison, a level or a rule, a poison line, or a file. After “;” comes another sentence. “…” stands for any words, and
 * what is around it may trade places. “(five|5)” is either, and “never ice” whatever forbids ice.
 */
const rows = `
leave: Leave now; (drive|go) to … hospital
call: Call now; reach … go
breathing, collapse, male-cat, choking, not-breathing, heat, bloat, hit-by-car, cat-panting, snakebite, wound, cold,
  low-sugar, smoke, milk-fever, after-collapse, reaction-severe, poison-stimulants, poison-antifreeze, poison-magnets,
  bleeding, throat, eye-out, cough-blood, poison-caffeine-pills, poison-nicotine-vapes,
  poison-heart-and-diabetes-pills, poison-skin-creams-and-inhalers, poison-street-drugs-like-fentanyl-cocaine-or-meth,
  poison-xylitol-birch-sugar-in-gum-candy-or-nut-butter, poison-batteries-of-any-kind-a-bitten-vape, poison-slug-bait,
  poison-swallowed-fishhook, poison-sago-palm-oleander-foxglove, poison-scummy-pond-or-lake-water, poison-opioids,
  poison-rat-mouse-mole-and-gopher-bait, poison-glue-that-foams, poison-true-lilies-daylilies-their-vase-water,
  poison-minoxidil-rogaine-in-a-cat-even-licked-off-a-pillow-or-a-head, poison-acetaminophen-tylenol-in-a-cat: is Leave now
cut, bite, poisoning, straining, vomiting, seizure, fall, stings, hives, leg, back-legs, nosebleed, yellow,
  wobbling, fishhook, bat, shock, burn, flea-anemia, womb, scary, bloody-stool, birth, newborn, mother-sick,
  after-bleeding, after-vomiting: is (Leave|Call) now; leave now
eye, wedged, not-eating-days, after-mouth, after-supper, after-breakfast, reaction: is (Leave|Call) now
threw-up, soft-stool, straining-poop, bloody-urine, not-eating, tired, limp, cough, sting, reverse-sneeze: leave now
worse: weak … pale … breathe … wake … worse … leave now
sooner: one step sooner … puppy … kitten … pregnant … nursing … diabetic … (ill|sick); today becomes call now
ASPCA Animal Poison Control: 888 … 426-4435
Pet Poison Helpline: 855 … 764-7661
clinic.yaml: biteReports … 888 … 847-0902; never (throw up|vomit)
figures.yaml: warningHours … 24 hours; vaccineStart … 6-8 weeks; dentalDogs … 80%; dentalCats … 70%; dentalAge … 3
questions.yaml: Tylenol … (can|may|will|is) (kill|deadly) … cat; (Tylenol|any) … leave now; never Benadryl
articles/senior-pet-care.mdx: ibuprofen … aspirin … poison; never for pain; cat … acetaminophen … leave now
articles/spring-allergies.mdx: never lilies; touched … leave now; never allergy medicine; never flea product … cat
articles/summer-pet-safety.mdx: cool water … 10-20 minutes; 102°F in 10 … 120°F in 30
articles/summer-pet-safety.mdx, articles/pet-dental-care.mdx: xylitol … leave now
articles/summer-pet-safety.mdx, heat: cool water; stop … 103°F; never wet towels
articles/summer-pet-safety.mdx, bleeding, bite: never peroxide
articles/senior-pet-care.mdx, vomiting, soft-stool: over {figures.warningHours}
services/vaccinations.mdx: rabies … 12 weeks; 16 weeks; 10 days; 45 days; 180 days; never flea product … cat
services/vaccinations.mdx, questions.yaml, bat: soap … 15 minutes … doctor
services/surgery.mdx: never pain relievers
services/breeding.mdx: straining for (two|2) hours; pauses about (two|2) hours; 99°F; never swing; never calcium
birth: leave now … 20-30 minutes; leave now … stuck for (10|ten) minutes
not-breathing: 30 presses … (twice|two); twice a second; a third to a half; bulldog … quarter; every (two|2) minutes
seizure: leave now … (three|3) minutes; leave now … two in a day
shock: leave now … pulled from the water
vomiting, soft-stool, bloody-stool: leave now … mostly blood
straining: leave now … male cat
cough: leave now … coughs up blood; call now … cat … crouch
temperature: over 103°F … fever; leave now … 105 … under 96; call now … 104 … under 99
breaths: over 30 a minute … fast; 30 seconds … double; call now … over 40 a minute … over 30 with heart
low-sugar: drops for a kitten … teaspoon for a small … tablespoon for a big; never insulin
vomiting, womb, threw-up, not-eating, tired: heat … (two|2) months
straining: leave now … nothing comes; never press
male-cat: never wait; never press
bloat, poisoning: never by mouth
burn: cool water … 10-20 minutes; rinse … 15 minutes; never ice
eye, poison-anything-on-the-fur-or-skin: rinse … 15 minutes
snakebite: never cut; never suck; never ice; never tie
snakebite, back-legs, hives, stings, temperature: never medicine
`;

const read = (path: string) => readFileSync(`content/${path}`, "utf8");
// A question that is still to be decided repeats what is said “now”.
const signs = parse(read("signs.yaml"), (key, value) => (key === "decide" ? [] : value));
const named = [signs.list, signs.aftercare, signs.poisons, parse(read("clinic.yaml")).poisonLines];
const places = { ...signs.levels, ...signs.rules };
for (const one of named.flat()) places[one.id ?? one.name] = one;

const forbid = String.raw`(?:not|never|no|none|nothing|\w+n[’']t)\b(?:(?! but )[^;])*\b`;
const pattern = (words: string) => new RegExp(`(?<![\\w-])(?:${words})(?!\\d)`, "i");

for (const row of rows.trim().split(/\n(?! )/)) {
  const [where = "", what = ""] = row.split(/:\s+/);
  for (const place of where.split(/,\s+/)) {
    const { tile, name = place, level } = places[place] ?? {};
    const now = signs.levels[level]?.name ?? "in content";
    const text = place.includes(".") ? read(place) : `is ${now}\n${JSON.stringify(places[place])}`;
    const sentences = text.replaceAll("*", "").split(/[.?!]\W*\s|\n|"/);
    test.each(what.split("; "))(`${place}: %s`, (words) => {
      const parts = words.replace("never ", forbid).split(" … ").map(pattern);
      const found = sentences.some((sentence) => parts.every((part) => part.test(sentence)));
      assert(found, `${tile ?? name} (${now}) has to say “${words}”. ${mayChange}`);
    });
  }
}
