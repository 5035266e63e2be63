import { count, part, says, specify, texts } from "../specify.ts";

const dental = "/blog/pet-dental-care";
const senior = "/blog/senior-pet-care";
const summer = "/blog/summer-pet-safety";
const allergies = "/blog/spring-allergies";
const firstVisit = "/blog/first-visit";
const terms = "/terms-conditions";

const hours = "call for current hours";
const appointments = part("appointments-and-scheduling");
const payment = part("payment-terms");
const law = part("governing-law");
const updated = '.page-head p:contains("Last updated") time';

specify("§9", {
  "Founded 2025, in the story": says("/about", "in 2025", part("story")),
  "Home says to call for current hours": says("/", hours, part("visit")),
  "Contact says to call for current hours": says("/contact", hours, "main dl"),
  "Every footer says to call for current hours": says("/sitemap", hours, "footer"),
});

specify("§9 Terms", {
  "24-hour cancellation notice": says(terms, "24-hour notice", appointments),
  "arrive 15 minutes early": says(terms, "15 minutes early", appointments),
  payment: says(terms, "Payment is due at the time of service", payment),
  "accepted payments": says(
    terms,
    "We accept cash, cards, personal checks with ID, and pet insurance by reimbursement",
    payment,
  ),
});

specify("§2, §9 Privacy Policy", {
  "last updated": [() => texts("/privacy-policy", updated), ["January 1, 2025"]],
  sections: [
    () => texts("/privacy-policy", "main h2"),
    [
      "Information We Collect",
      "How We Use Your Information",
      "Information Sharing",
      "Data Security",
      "Your Rights",
      "Cookies and Tracking",
      "Children's Privacy",
      "Contact Us",
      "Policy Updates",
    ],
  ],
  "children under 13": says("/privacy-policy", "children under 13", part("childrens-privacy")),
});

specify("§2, §9 Terms & Conditions", {
  "last updated": [() => texts(terms, updated), ["January 1, 2025"]],
  sections: [
    () => texts(terms, "main h2"),
    [
      "Acceptance of Terms",
      "Veterinary Services",
      "Appointments and Scheduling",
      "Payment Terms",
      "Medical Records",
      "Liability and Risks",
      "Controlled Substances and Medications",
      "Website Use",
      "Governing Law",
      "Emergency Care Notice",
      "Questions About These Terms",
      "Changes to Terms",
    ],
  ],
  "Governing Law, state": says(terms, "South Carolina law governs", law),
  "Governing Law, courts": says(terms, "courts of Greenville County, South Carolina", law),
  "an Emergency Care Notice box": [() => count(terms, `${part("emergency-care-notice")} .note`), 1],
});

specify("§9 Editorial facts", {
  senior: says(senior, "seniors from about 7-8 years"),
  "senior, large dogs": says(senior, "large dogs from about 5-6"),
  "senior visits": says(senior, "a visit and a blood panel every 6 months"),
  "annual dental checkups": says(dental, "dental checkup once a year"),
  "checkups, a service": says("/services/dental", "Annual dental checkup", part("what-we-provide")),
  "dental disease": says(dental, "By age 3, 80% of dogs and 70% of cats"),
  brushing: says(dental, "Start at 30 seconds, and work up to 2-3 minutes"),
  "brushing, the goal": says(dental, "Goal: 2-3 minutes"),
  "brush angle": says(dental, "brush at 45 degrees"),
  "vaccines start": says(firstVisit, "series often starts at about 6-8 weeks"),
  "a first visit": says(firstVisit, "come 10-15 minutes early"),
  "indoor humidity 30-50%": [
    () => texts(allergies, 'main b:has(+ div:contains("is the humidity to aim for indoors"))'),
    ["30-50%"],
  ],
  "pollen season": [() => texts(allergies, "main b + div strong"), ["February to October"]],
  "a warning sign": says(senior, "Vomiting or diarrhea for over 24 hours is a warning sign"),
  "a car at 85°F reaches 102°F in 10 min and 120°F in 30 min": says(
    summer,
    "At 85°F outside, a car can reach 102°F in 10 minutes, 120°F in 30",
  ),
  exercise: says(summer, "Avoid exercise from 10 AM to 4 PM"),
});
