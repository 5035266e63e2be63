import { address, routes } from "./routes.ts";
import { closing, count, countIn, links, part, says, specify, texts, values } from "./specify.ts";

const updated = 'main h1 ~ p:contains("Last updated") time';
const categories = "main section[aria-label]";

specify("§2 Site Map", [
  ["hero titled Site Map", () => texts("/sitemap", "h1"), ["Site Map"]],
  [
    "categories",
    () => texts("/sitemap", `${categories} > h2`),
    [
      "Main Pages",
      "Veterinary Services",
      "Service Areas",
      "Blog & Resources",
      "Legal & Information",
    ],
  ],
  ["each category with an icon", () => count("/sitemap", `${categories} > h2 :is(img, svg)`), 5],
  [
    "page links: name, path",
    () => links("/sitemap", `${categories} a`).filter((link) => !/^[^/]+(\/\S*) → \1$/.test(link)),
    [],
  ],
  ["arrows", () => [...new Set(countIn("/sitemap", `${categories} a`, "span, svg"))], [3]],
  [
    "page links: all pages",
    () => routes.filter((path) => !values("/sitemap", `${categories} a`, "href").includes(path)),
    [],
  ],
  ["a bottom band shows the address", ...says("/sitemap", address, part("closing-call"))],
  [
    "a bottom band shows tap-to-call phone and an external Book Appointment link",
    () => links("/sitemap", `${closing} :is([href^="tel:"], [target="_blank"])`),
    ["Call {phone} → tel:{phone}", "Book Appointment → {booking}"],
  ],
]);

specify("§2, §9 Privacy Policy", [
  ["last updated", () => texts("/privacy-policy", updated), ["January 1, 2025"]],
  [
    "sections",
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
  ["children under 13", ...says("/privacy-policy", "children under 13", part("childrens-privacy"))],
]);

const terms = "/terms-conditions";

specify("§2, §9 Terms & Conditions", [
  ["last updated", () => texts(terms, updated), ["January 1, 2025"]],
  [
    "sections",
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
  ["Governing Law, state", ...says(terms, "South Carolina law governs", part("governing-law"))],
  [
    "Governing Law, courts",
    ...says(terms, "courts of Greenville County, South Carolina", part("governing-law")),
  ],
  ["an Emergency Care Notice box", () => count(terms, `${part("emergency-care-notice")} .note`), 1],
]);
