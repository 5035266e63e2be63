import { part, specify, texts, values, words } from "./specify.ts";

const dental = "/blog/pet-dental-care";
const senior = "/blog/senior-pet-care";
const summer = "/blog/summer-pet-safety";
const allergies = "/blog/spring-allergies";
const terms = "/terms-conditions";

specify([
  ["§9 Testimonial textarea: 6 rows", () => values("/testimonials", "textarea", "rows"), ["6"]],
]);

specify(
  [
    ["Greenville", "15"],
    ["Easley", "20"],
    ["Taylors", "12"],
    ["Greer", "25"],
  ].map(([town, minutes]) => [
    `§9 Drive times from home base: ${town} ${minutes} min`,
    () => words("/service-areas", /\d+ min/, `${part("areas")} h3:contains("${town}") + p`),
    `${minutes} min`,
  ]),
);

specify([
  ["§9 Founded 2025, in the story", () => words("/about", /in \d{4}/, part("story")), "in 2025"],
  [
    "§9 Pages say to call for current hours",
    () =>
      ["/", "/contact", "/sitemap"].map((path) =>
        words(path, /call for current hours/, "main, footer"),
      ),
    Array(3).fill("call for current hours"),
  ],
]);

const appointments = part("appointments-and-scheduling");
const payment = part("payment-terms");

specify([
  [
    "§9 Terms: 24-hour cancellation notice",
    () => words(terms, /[\d-]+hour notice/, appointments),
    "24-hour notice",
  ],
  [
    "§9 Terms: arrive 15 minutes early",
    () => words(terms, /[\d-]+ minutes early/, appointments),
    "15 minutes early",
  ],
  [
    "§9 Terms: arrive 15 minutes early: for every visit",
    () =>
      texts(terms, `${appointments} :is(p, li):contains("minutes early"):contains("first visit")`),
    [],
  ],
  [
    "§9 Terms: payment due at time of service",
    () => words(terms, /Payment is due [\w ]+/, payment),
    "Payment is due at the time of service",
  ],
  [
    "§9 Accepted payments: cash, cards, personal checks with ID, pet insurance by reimbursement",
    () => words(terms, /We accept [^.]+/, payment),
    "We accept cash, cards, personal checks with ID, and pet insurance by reimbursement",
  ],
]);

specify([
  [
    "§9 Senior from about 7-8 years",
    () => words(senior, /seniors from about [\d-]+ years/),
    "seniors from about 7-8 years",
  ],
  [
    "§9 Senior: large dogs from 5-6",
    () => words(senior, /large dogs from about [\d-]+/),
    "large dogs from about 5-6",
  ],
  [
    "§9 Senior visits and blood panels every 6 months",
    () => words(senior, /a visit and a blood panel every \d+ \w+/),
    "a visit and a blood panel every 6 months",
  ],
  [
    "§9 Senior visits and blood panels every 6 months: as the service has it",
    () => words("/services/senior-care", /exam and blood panel every \d+ \w+/),
    "exam and blood panel every 6 months",
  ],
  [
    "§9 Annual dental checkups",
    () => words(dental, /dental checkup \w+ a \w+/),
    "dental checkup once a year",
  ],
  [
    "§9 Annual dental checkups: as the service has it",
    () => texts("/services/dental", `${part("what-we-provide")} h3`)[0],
    "Annual dental checkup",
  ],
  [
    "§9 80% of dogs and 70% of cats show dental disease by age 3",
    () => words(dental, /By age \d+, [\d%]+ of dogs and [\d%]+ of cats/),
    "By age 3, 80% of dogs and 70% of cats",
  ],
  [
    "§9 80% of dogs and 70% of cats: as the service has it",
    () => texts("/services/dental", "main p:has(> .numeral)"),
    ["80% of dogs", "70% of cats"],
  ],
  [
    "§9 Dental disease by age 3: as the service has it",
    () => words("/services/dental", /dental disease by age \d+/),
    "dental disease by age 3",
  ],
  [
    "§9 Brushing 2-3 minutes starting at 30 seconds",
    () => words(dental, /Start at \d+ \w+, and work up to [\d-]+ \w+/),
    "Start at 30 seconds, and work up to 2-3 minutes",
  ],
  ["§9 Brushing 2-3 minutes", () => words(dental, /Goal: [\d-]+ minutes/), "Goal: 2-3 minutes"],
  ["§9 45-degree brush angle", () => words(dental, /brush at \d+ degrees/), "brush at 45 degrees"],
  [
    "§9 Vaccines start at 6-8 weeks",
    () => words("/blog/first-visit", /series often starts at about [\d-]+ weeks/),
    "series often starts at about 6-8 weeks",
  ],
  [
    "§9 Vaccines start at 6-8 weeks: as the service has it",
    () => words("/services/vaccinations", /Every few weeks from [\d-]+ weeks/),
    "Every few weeks from 6-8 weeks",
  ],
  [
    "§9 Arrive 10-15 minutes early for a first visit",
    () => words("/blog/first-visit", /come [\d-]+ minutes early/),
    "come 10-15 minutes early",
  ],
  [
    "§9 Indoor humidity 30-50%",
    () => texts(allergies, 'main b:has(+ p:contains("is the humidity to aim for indoors"))'),
    ["30–50%"],
  ],
  [
    "§9 Pollen season February to October",
    () => texts(allergies, "main b + p strong"),
    ["February to October"],
  ],
  [
    "§9 Pollen season February to October: as the table has it",
    () => words(allergies, /Often [A-Z][a-z]+ to [A-Z][a-z]+/, "main table"),
    "Often February to October",
  ],
  [
    "§9 Vomiting or diarrhea over 24 hours is a warning sign",
    () => words(senior, /Vomiting or diarrhea for over \d+ hours is a warning sign/),
    "Vomiting or diarrhea for over 24 hours is a warning sign",
  ],
  [
    "§9 Vomiting or diarrhea over 24 hours: among the emergency signs",
    () => words("/services/emergency", /(?:Over|diarrhea for over) \d+ hours/i),
    "Over 24 hours",
  ],
  ["§9 A car at 85°F outside", () => words(summer, /\d+°F outside/), "85°F outside"],
  [
    "§9 A car at 85°F outside reaches 102°F in 10 min and 120°F in 30 min",
    () => texts(summer, "main table tbody :is(th, td)"),
    ["10", "Can reach 102°F", "30", "Can reach 120°F"],
  ],
  [
    "§9 Avoid exercise 10 AM to 4 PM",
    () => words(summer, /Avoid exercise from \d+ .M to \d+ .M/),
    "Avoid exercise from 10 AM to 4 PM",
  ],
]);
