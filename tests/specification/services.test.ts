import { services } from "./routes.ts";
import { closing, count, links, part, specify, texts } from "./specify.ts";

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
  closing: links(path, `${closing} a`).sort(),
});

specify("§2 Services", [
  ["ten services", () => texts("/services", "article h3"), services.map(({ title }) => title)],
]);

specify(
  "§2 Services",
  services.map(({ title, path }) => [
    `${title}: description, four feature bullets, Learn More, Schedule Now`,
    () => listed(path),
    { description: 1, bullets: 4, links: [`Learn More → ${path}`, "Schedule Now → {booking}"] },
  ]),
);

const atTheEnd = (path: string) =>
  path === "/services/emergency"
    ? ["Call Emergency Line → tel:{phone}", "Call {phone} → tel:{phone}"]
    : ["Book an Appointment → {booking}", "Call {phone} → tel:{phone}"];

specify(
  "§2 Service pages",
  services.map(({ title, path }) => [
    `${title}: headings, four items or three, Schedule Now, closing call-to-action`,
    () => onItsPage(path),
    {
      title: [title],
      headings,
      items: path === "/services/surgery" ? 3 : 4,
      schedule: ["Schedule Now → {booking}"],
      closing: atTheEnd(path),
    },
  ]),
);

specify("§2 Emergency Visits", [
  ["a list of six warning signs", () => count("/services/emergency", "h2#signs + ul > li"), 6],
]);
