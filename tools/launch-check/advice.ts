/** What to put in a field, and why it may not go public as it is. */
export type Advice = { todo: string; why: string };

/**
 * What the owner should know about the fields that wait for a fact. A field that is missing here is
 * found all the same and gets a general sentence.
 */
const known: Record<string, Advice> = {
  "content/arriving.yaml lastTurns": {
    todo: "The last two or three turns to your door, and what people see there, as a text of one to three sentences. Drive them once with the text in hand.",
    why: "Live directions get people near the clinic. The contact page shows nothing about the rest until you have written it.",
  },
  "content/arriving.yaml parking": {
    todo: "Where to park, and where not to, as a text. If there is nothing to say, write status: confirmed and no text.",
    why: "Only you know it. The contact page shows nothing about it until then.",
  },
  "content/arriving.yaml door": {
    todo: "Which door to take and what is written on it, as a text. If there is only one and nobody can miss it, write status: confirmed and no text.",
    why: "Only you know it. The contact page shows nothing about it until then.",
  },
  "content/arriving.yaml callFromCar": {
    todo: "Whether people may wait in the car with a scared or sick pet and call from there, as a text. If you do not want that, write status: confirmed and no text.",
    why: "Only you can offer it. The contact page shows nothing about it until then.",
  },
  "content/arriving.yaml stepFree": {
    todo: "Whether there is a way in without steps, where it begins, and how wide the door is, as a text. If there are steps, say how many, and who comes out to help.",
    why: "Somebody with a wheelchair, a stroller or a heavy dog plans the visit by it. The contact page shows nothing about it until then.",
  },
  "content/clinic.yaml name": {
    todo: "The name under which the clinic is registered and known, in two parts: what is large on the sign, and the kind of place.",
    why: "The present name is a working title. Every page, tab and search result shows it.",
  },
  "content/clinic.yaml phone": {
    todo: "The clinic’s main phone number, written (864) 000-0000.",
    why: "The present number is for films and examples. Somebody with a pet in danger would call it, and nobody answers.",
  },
  "content/clinic.yaml emergencyLine": {
    todo: "Yes to: the red buttons call the main phone, and somebody answers it in open hours. If emergencies have another number, ask your developer to add it.",
    why: "A wrong number here costs the minutes that matter.",
  },
  "content/clinic.yaml text": {
    todo: "The number for text messages, written (864) 000-0000. It may be the same as the phone if that line takes texts.",
    why: "The present number is for films and examples: messages to it reach nobody.",
  },
  "content/clinic.yaml fax": {
    todo: "The fax number, written (864) 000-0000.",
    why: "The present number is for films and examples: medical records sent there are lost.",
  },
  "content/clinic.yaml email": {
    todo: "The clinic’s e-mail address, one that somebody reads.",
    why: "The present address cannot receive mail. The Privacy Policy tells people to write to it.",
  },
  "content/clinic.yaml booking": {
    todo: "The https address of your online booking page. Open it once in a browser.",
    why: "Every Book and Schedule button leads there, and the present address leads nowhere.",
  },
  "content/clinic.yaml coordinates": {
    todo: "Latitude and longitude of the clinic’s door, with at least four decimals: a map program shows them at a right click.",
    why: "The present point is the middle of the town. Maps and car navigation would lead people there.",
  },
  "content/clinic.yaml hours": {
    todo: "The times of each weekday (week), the days unlike others (closures), and the years whose closures are all listed (closuresListedFor). Look at it again each December.",
    why: "Search engines show them as fact, and people come when they say. Nobody has confirmed the present ones. Once confirmed, the pages print them and say whether you are open.",
  },
  "content/clinic.yaml priceRange": {
    todo: "One to four dollar signs, as search engines show them: $ (low) to $$$$ (high).",
    why: "Search engines show it as your own word. Nobody has confirmed the present value.",
  },
  "content/clinic.yaml veterinarian": {
    todo: "The doctor’s name as it should be printed, and in inProse how sentences speak of the doctor.",
    why: "The name is still a blank, so the pages can speak of “our veterinarian” only.",
  },
  "content/clinic.yaml afterHoursHospital": {
    todo: "The hospital to which you send emergencies when you are closed. Ask it first, then fill in chosen: its name, its phone number, and the day on which you called that number (checked). Leave chosen out only if you have decided to name none.",
    why: "People read it at night, in an emergency, and the card for paper has a blank line for it. “The nearest” leaves them to search.",
  },
  "content/money.yaml estimate": {
    todo: "Decide whether people may ask for a written estimate, and whether you talk again when the plan changes. If so, write status: confirmed and the words appear on the page /services; if not, change them.",
    why: "It is a promise about money that nobody has made yet. Until it is confirmed the page leaves it out.",
  },
  "content/testimonials.yaml *": {
    todo: "The words of a real client, used with permission, with the month of the visit; then sample: false. A review by an owner, an employee or a relative must say so.",
    why: "Nobody wrote this review. 16 CFR Part 465, in force since October 21, 2024, forbids reviews by people who do not exist or had no such experience.",
  },
  "content/areas/* quote": {
    todo: "The words of a real client from this town, used with permission, then sample: false; or remove the whole quote.",
    why: "Nobody said this. 16 CFR Part 465, in force since October 21, 2024, forbids reviews by people who do not exist or had no such experience.",
  },
  "content/articles/* reviewed": {
    todo: "The day on which your veterinarian has read the whole article and found it right, as a new field: reviewed: 2025-06-30. The page then says when it was last reviewed.",
    why: "It is medical text, and no veterinarian is known to have read it.",
  },
  "content/areas/* neighborhoods": {
    todo: "The places around this town from which clients may come, by the names that people there use.",
    why: "Nobody who knows the town has confirmed the present ones.",
  },
};

const general: Advice = {
  todo: "The right value. Ask whoever knows it.",
  why: "It is marked as unconfirmed: nobody has said that it is right.",
};

const generalSample: Advice = {
  todo: "Something real, used with permission, then sample: false; or remove it.",
  why: "It is marked as a sample: it was made up to preview the page.",
};

/** Advice for a field; list entries and the files of one folder share theirs. */
export function adviceFor(
  file: string,
  path: readonly PropertyKey[],
  kind: "unconfirmed" | "sample",
): Advice {
  const field = path.map((key) => (typeof key === "number" ? "*" : String(key))).join(".");
  const place = file.replace(/\/[^/]+\.mdx$/, "/*");
  return known[`${place} ${field}`] ?? (kind === "sample" ? generalSample : general);
}
