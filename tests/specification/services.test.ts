import { count, links, part, specify, texts } from "./specify.ts";

const services = [
  { title: "Wellness Exams", path: "/services/wellness-exams" },
  { title: "Vaccinations & Preventive Care", path: "/services/vaccinations" },
  { title: "Spay & Neuter Surgery", path: "/services/spay-neuter" },
  { title: "Breeding Consultations & Services", path: "/services/breeding" },
  { title: "Dental Care", path: "/services/dental" },
  { title: "Pet Surgery", path: "/services/surgery", items: 3 },
  { title: "Senior Pet Care", path: "/services/senior-care" },
  {
    title: "Emergency Visits",
    path: "/services/emergency",
    closing: ["Call Emergency Line → tel:{phone}", "Call {phone} → tel:{phone}"],
  },
  { title: "Pet Testing and Diagnostics", path: "/services/diagnostics" },
  { title: "Imaging Services", path: "/services/imaging" },
];

/** What the list of services says of one. */
function listed(path: string) {
  const service = `article:has(a[href="${path}"])`;
  return {
    description: count("/services", `${service} h3 ~ p:not(:has(a))`),
    bullets: count("/services", `${service} li`),
    links: links("/services", `${service} p:last-child a`),
  };
}

const headings = ["What It Is", "Why It Matters", "What to Expect", "What We Provide"];

const onItsPage = (path: string) => ({
  title: texts(path, "h1"),
  headings: texts(path, "main h2").flatMap((text) =>
    headings.filter((heading) => text.startsWith(heading)),
  ),
  items: count(path, `${part("what-we-provide")} ul:has(h3) > li`),
  schedule: [...new Set(links(path, 'main a:contains("Schedule Now")'))],
  closing: links(path, `${part("closing-call")} a`).sort(),
});

specify([
  [
    "§2 Services: ten services",
    () => texts("/services", "article h3"),
    services.map(({ title }) => title),
  ],
]);

specify(
  services.map(({ title, path }) => [
    `§2 Services: ${title}: description, four feature bullets, Learn More, Schedule Now`,
    () => listed(path),
    { description: 1, bullets: 4, links: [`Learn More → ${path}`, "Schedule Now → {booking}"] },
  ]),
);

specify(
  services.map(({ title, path, items = 4, closing }) => [
    `§2 Service pages: ${title}: headings, ${items} items, Schedule Now, closing call-to-action`,
    () => onItsPage(path),
    {
      title: [title],
      headings,
      items,
      schedule: ["Schedule Now → {booking}"],
      closing: closing ?? ["Book an Appointment → {booking}", "Call {phone} → tel:{phone}"],
    },
  ]),
);

specify([
  [
    "§2 Emergency Visits: a Call Emergency Line button",
    () => links("/services/emergency", `main a:contains("Call Emergency Line")`)[0],
    "Call Emergency Line → tel:{phone}",
  ],
  [
    "§2 Emergency Visits: a list of six warning signs",
    () => count("/services/emergency", "h2#signs + ul > li"),
    6,
  ],
]);
