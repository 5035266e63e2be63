/*
 * What the specification says, word for word, written down a second time on purpose: these tests
 * must not read it from the code or the content that they check.
 */

export const servicePages = [
  { path: "/services/wellness-exams", title: "Wellness Exams" },
  { path: "/services/vaccinations", title: "Vaccinations & Preventive Care" },
  { path: "/services/spay-neuter", title: "Spay & Neuter Surgery" },
  { path: "/services/breeding", title: "Breeding Consultations & Services" },
  { path: "/services/dental", title: "Dental Care" },
  { path: "/services/surgery", title: "Pet Surgery" },
  { path: "/services/senior-care", title: "Senior Pet Care" },
  { path: "/services/emergency", title: "Emergency Visits" },
  { path: "/services/diagnostics", title: "Pet Testing and Diagnostics" },
  { path: "/services/imaging", title: "Imaging Services" },
] as const;

export const areaPages = [
  { path: "/service-areas/travelers-rest", name: "Travelers Rest" },
  { path: "/service-areas/greenville", name: "Greenville" },
  { path: "/service-areas/easley", name: "Easley" },
  { path: "/service-areas/taylors", name: "Taylors" },
  { path: "/service-areas/greer", name: "Greer" },
] as const;

export const articles = [
  { path: "/blog/summer-pet-safety", title: "Summer Pet Safety" },
  { path: "/blog/pet-dental-care", title: "Pet dental care at home" },
  { path: "/blog/senior-pet-care", title: "Senior pet care" },
  { path: "/blog/first-visit", title: "First visit" },
  { path: "/blog/spring-allergies", title: "Spring allergies" },
] as const;

/** The 31 pages of the table of screens. */
export const paths: readonly string[] = [
  "/",
  "/about",
  "/services",
  ...servicePages.map(({ path }) => path),
  "/why-choose-us",
  "/testimonials",
  "/blog",
  ...articles.map(({ path }) => path),
  "/contact",
  "/service-areas",
  ...areaPages.map(({ path }) => path),
  "/sitemap",
  "/privacy-policy",
  "/terms-conditions",
];

export const dropdowns = {
  "About Us": [
    ["About Our Practice", "/about"],
    ["Why Choose Us", "/why-choose-us"],
    ["Testimonials", "/testimonials"],
  ],
  Services: [
    ["All Services", "/services"],
    ...servicePages.map(({ path, title }): [string, string] => [title, path]),
  ],
  "Service Areas": [
    ["All Areas", "/service-areas"],
    ...areaPages.map(({ path, name }): [string, string] => [name, path]),
  ],
} satisfies Record<string, [string, string][]>;

export const topLevel: [string, string][] = [
  ["Home", "/"],
  ["About Us", "/about"],
  ["Services", "/services"],
  ["Service Areas", "/service-areas"],
  ["Blog", "/blog"],
  ["Contact", "/contact"],
];
