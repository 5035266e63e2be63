import { address, count, links, onAllPages, specify, texts, values } from "./specify.ts";

/** Where links with such words lead. */
const addresses = (words: RegExp) =>
  onAllPages((path) =>
    links(path, "a").flatMap((link) => (words.test(link) ? link.split(" → ").slice(1) : [])),
  );

specify("§1", {
  "Every Book Appointment / Schedule link opens the booking page": [
    () => addresses(/^(Book|Schedule)\b/),
    ["{booking}"],
  ],
  "Every Call button is a telephone link to the clinic phone number": [
    () => addresses(/^Call( \{phone\}| Emergency Line| the clinic)? →/),
    ["tel:{phone}"],
  ],
  "The contact e-mail is shown as {email}": [
    () => onAllPages((path) => links(path, "footer a[href^='mailto:']")),
    ["{email} → mailto:{email}"],
  ],
  "There is no login": [() => onAllPages((path) => values(path, '[type="password"]', "id")), []],
});

/** What checks an input, or sends it. */
const acting =
  "[required], [pattern], [minlength], [maxlength], form *, :not(fieldset[disabled] *)";

specify("§5", {
  "Testimonial form: Your Name and Your Experience are required": [
    () => texts("/testimonials", "form div:has(> [required]) > label"),
    ["Your Name", "Your Experience"],
  ],
  "The newsletter e-mail input is shown as coming soon": [
    () => texts("/blog", 'fieldset:has([type="email"]) legend'),
    ["Coming soon"],
  ],
  "The newsletter e-mail input has no validation and no behaviour": [
    () => count("/blog", `[type=email]:is(${acting})`),
    0,
  ],
});

specify("§7", {
  "An embedded maps frame": [
    () =>
      onAllPages((path) => values(path, "iframe", "src")).map((src = "") =>
        new URL(src).searchParams.get("q"),
      ),
    [address],
  ],
});
