import { routes } from "./routes.ts";
import { count, countIn, links, part, specify, texts, values, words } from "./specify.ts";

const categories = "main section[aria-label]";

specify([
  ["§2 Site Map: hero titled Site Map", () => texts("/sitemap", "h1"), ["Site Map"]],
  [
    "§2 Site Map: categories",
    () => texts("/sitemap", `${categories} > h2`),
    [
      "Main Pages",
      "Veterinary Services",
      "Service Areas",
      "Blog & Resources",
      "Legal & Information",
    ],
  ],
  [
    "§2 Site Map: each category with an icon",
    () => countIn("/sitemap", `${categories} > h2`, "img, svg"),
    [1, 1, 1, 1, 1],
  ],
  [
    "§2 Site Map: page links: name, path",
    () => links("/sitemap", `${categories} a`).filter((link) => !/^[^/]+(\/\S*) → \1$/.test(link)),
    [],
  ],
  [
    "§2 Site Map: page links: name, path and arrow",
    () => [...new Set(countIn("/sitemap", `${categories} a`, "span, svg"))],
    [3],
  ],
  [
    "§2 Site Map: page links: all pages",
    () => routes.filter((path) => !values("/sitemap", `${categories} a`, "href").includes(path)),
    [],
  ],
  [
    "§2 Site Map: a bottom band shows the address",
    () => words("/sitemap", /\d+ Old .*\d{5}/, part("closing-call")),
    "409 Old Buncombe Rd, Travelers Rest, SC 29690",
  ],
  [
    "§2 Site Map: a bottom band shows tap-to-call phone",
    () => values("/sitemap", `${part("closing-call")} a[href^="tel:"]`, "href"),
    ["tel:{phone}"],
  ],
  [
    "§2 Site Map: a bottom band shows an external Book Appointment link",
    () => links("/sitemap", `${part("closing-call")} a[target="_blank"]`),
    ["Book Appointment → {booking}"],
  ],
]);

specify([
  [
    "§2, §9 Privacy Policy: last updated",
    () => texts("/privacy-policy", 'main h1 ~ p:contains("Last updated") time'),
    ["January 1, 2025"],
  ],
  [
    "§2 Privacy Policy: sections",
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
  [
    "§2, §9 Privacy Policy: Children's Privacy (under 13)",
    () => words("/privacy-policy", /children under \d+/, part("childrens-privacy")),
    "children under 13",
  ],
]);

const terms = "/terms-conditions";

specify([
  [
    "§2, §9 Terms & Conditions: last updated",
    () => texts(terms, 'main h1 ~ p:contains("Last updated") time'),
    ["January 1, 2025"],
  ],
  [
    "§2 Terms & Conditions: sections",
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
  [
    "§2 Terms & Conditions: Governing Law (South Carolina)",
    () => words(terms, /[A-Z][\w ]+ law governs/, part("governing-law")),
    "South Carolina law governs",
  ],
  [
    "§2 Terms & Conditions: Governing Law (Greenville County courts)",
    () => words(terms, /courts of [\w ]+, [A-Z][\w ]+/, part("governing-law")),
    "courts of Greenville County, South Carolina",
  ],
  [
    "§2 Terms & Conditions: an Emergency Care Notice box",
    () => count(terms, `${part("emergency-care-notice")} .note`),
    1,
  ],
]);
