import { builtPage } from "../built.ts";
import { address, routes } from "./routes.ts";
import { count, links, specify, texts, values } from "./specify.ts";

/** What is found on all pages, each once. */
const onAllPages = <Found>(find: (path: string) => Found[]): Found[] => [
  ...new Set([...routes, "/404"].flatMap(find)),
];

const allLinks = onAllPages((path) => links(path, "a"));

/** Where links with such words lead. */
const addresses = (words: RegExp) => [
  ...new Set(allLinks.filter((link) => words.test(link)).map((link) => link.split(" → ")[1])),
];

/** Links as they really are, with all numbers and addresses. */
const realLinks = (selector: string) =>
  onAllPages((path) => {
    const $ = builtPage(path);
    const found = $(selector).toArray();
    return found.map((link) => `${$(link).text().trim()} → ${$(link).attr("href")}`);
  });

const realAddresses = (selector: string) => [
  ...new Set(realLinks(selector).map((link) => link.split(" → ")[1])),
];

/** The ten digits of a number, with or without the +1 of the country. */
const tenDigits = (text = "") => text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");

const booking = 'a[href="{booking}"]';

specify("§1", [
  [
    "Every Book Appointment / Schedule link opens the booking page",
    () => addresses(/^(Book|Schedule)\b/),
    ["{booking}"],
  ],
  [
    "Booking opens in a new tab, without an opener",
    () => routes.filter((path) => count(path, `${booking}:not([target=_blank][rel=noopener])`) > 0),
    [],
  ],
  [
    "Every Call button is a telephone link to the clinic phone number",
    () => addresses(/^Call( \{phone\}| Emergency Line| the clinic)? →/),
    ["tel:{phone}"],
  ],
  [
    "A number that a link shows is the one it calls",
    () =>
      realLinks('a[href^="tel:"], a[href^="sms:"]').filter((link) => {
        const [shown, called] = link.split(" → ").map(tenDigits);
        return shown !== "" && shown !== called;
      }),
    [],
  ],
  [
    "An external booking page, {phone}, and a text line: ten digits each",
    () =>
      ['header a[target="_blank"]', 'header a[href^="tel:"]', 'main dd a[href^="sms:"]']
        .flatMap(realAddresses)
        .map((href) => href?.replace(/(?<=^https:\/\/).+|\d{10}$/, "…")),
    ["https://…", "tel:+1…", "sms:+1…"],
  ],
  [
    "The contact e-mail is shown as {email}",
    () =>
      realLinks("footer a[href^='mailto:']").filter(
        (link) => !/^(\S+@\S+) → mailto:\1$/.test(link),
      ),
    [],
  ],
  ["There is no login", () => onAllPages((path) => values(path, '[type="password"]', "id")), []],
]);

/** What checks an input, or sends it. */
const acting =
  "[required], [pattern], [minlength], [maxlength], form *, :not(fieldset[disabled] *)";

specify("§5", [
  [
    "Testimonial form: Your Name and Your Experience are required",
    () => texts("/testimonials", "form div:has(> [required]) > label"),
    ["Your Name", "Your Experience"],
  ],
  [
    "Testimonial form: location and pet name are optional",
    () => values("/testimonials", "form :is(input, textarea):not([required])", "name"),
    ["location", "petName"],
  ],
  [
    "The newsletter e-mail input is shown as coming soon",
    () => texts("/blog", 'fieldset:has([type="email"]) legend'),
    ["Coming soon"],
  ],
  [
    "The newsletter e-mail input has no validation and no behaviour",
    () => count("/blog", `[type=email]:is(${acting})`),
    0,
  ],
]);

/** Sources, poison lines and the line for reports of bites are more than the specification asks for. */
const outbound =
  'a:not([href^="/"], [href^="#"], summary:contains("Sources") + div a, .poison-lines a, [href="tel:+18888470902"])';

specify("§7", [
  [
    "Outbound links only: booking page, tel, sms, mailto, maps service",
    () =>
      onAllPages((path) => values(path, outbound, "href"))
        .map((href = "") => href.replace(/(?<=\{text\}|\{email\}|google\.com\/maps\/).*/, ""))
        .filter((href, index, all) => all.indexOf(href) === index)
        .toSorted(),
    ["https://www.google.com/maps/", "mailto:{email}", "sms:{text}", "tel:{phone}", "{booking}"],
  ],
  [
    "A maps-service directions link built from the clinic address",
    () =>
      onAllPages((path) => values(path, 'a[href*="/maps/dir/"]', "href")).map((href = "") =>
        new URL(href).searchParams.get("destination"),
      ),
    [address],
  ],
  [
    "An embedded maps frame",
    () =>
      onAllPages((path) => values(path, "iframe", "src")).map((src = "") =>
        new URL(src).searchParams.get("q"),
      ),
    [address],
  ],
]);
