import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { slug as slugify } from "github-slugger";
import { parse } from "yaml";
import { ContentError } from "../app/content-model/problems.ts";
import { today } from "../app/policies/dates.ts";
import { loadSite } from "../app/prerender/load-site.ts";
import { route as blog } from "../app/routes/blog/route.ts";
import { toYaml } from "./editor/written-form.ts";

/*
 * Creates an article or a testimonial: a valid entry dated today, with blanks in square brackets.
 * The launch check rejects blanks, so that none is published.
 */

const [kind, title = ""] = process.argv.slice(2);

try {
  if (kind === "article") startArticle(title.trim());
  else startTestimonial();
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}

function startArticle(title: string): void {
  const slug = slugify(title)
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug === "") {
    refuse('Say what the article is called: npm run new:article "Ticks after a walk"');
    return;
  }
  const file = `content/articles/${slug}.mdx`;
  if (existsSync(file)) {
    refuse(`There is an article ${file} already. Choose another title.`);
    return;
  }

  const site = loadSite();
  const { services } = site;
  const { categories } = site.contentOf(blog.content);
  const [service] = services;
  if (service === undefined) throw new Error("The site has no services");
  const front = {
    title,
    excerpt:
      "[One sentence for the list of posts, 18 to 28 words long, that says what a reader learns.]",
    category: categories[0],
    date: today(),
    icon: "article-first-visit",
    author: "By the veterinarian at {clinic.name}",
    lead: "[Two sentences under the title: whom this is for, and what it helps with.]",
    closingLink: "Book an Appointment",
    closingText: "[One sentence that leads to the booking button.]",
    services: [service.slug],
    meta: {
      // Page titles have at most 60 characters and are unique.
      title: title.slice(0, 60).trim(),
      description: `[One or two sentences for search results, 70 to 155 characters long, about ${slug.slice(0, 60)}.]`,
    },
  };
  const body = `
## [First heading]

[Begin with what the reader needs first. Lists help on paper:]

- [One point.]
- [Another point, with a [link to a page](${service.link}) where it helps.]

## When to call

[Which signs need a call now.] Call <CallLink /> now. When we are closed, go to {clinic.afterHoursHospital}.

This is general information, not a diagnosis of your pet. If something worries you, call us.
`;
  writeFileSync(file, `---\n${toYaml(front)}---\n${body}`);
  nameArticle(service.file, slug);
  loadSite();
  console.log(`Wrote ${file}, dated ${front.date}, and added it to ${service.file}.

Next:
  1. Open it and fill in every [blank]. category is one of: ${categories.join(", ")}.
  2. Run npm run dev and open http://localhost:5173/blog/${slug} while you write.
  3. Before you publish, run npm run launch-check.
     Medical text needs our veterinarian's approval: then add the date, as reviewed: ${front.date}.
  4. If it belongs to another service, change services there, and related, articles in the service.`);
}

/** Adds an article to a service's `related.articles`, because they must reference each other. */
function nameArticle(serviceFile: string, slug: string): void {
  const [, yaml = "", body = ""] =
    /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(readFileSync(serviceFile, "utf8")) ?? [];
  const front = parse(yaml);
  front.related.articles = [...(front.related.articles ?? []), slug];
  writeFileSync(serviceFile, `---\n${toYaml(front)}---\n${body}`);
}

function startTestimonial(): void {
  const file = "content/testimonials.yaml";
  const entry = {
    name: "[First name and initial]",
    location: "[Town]",
    petName: "[Name of the pet]",
    rating: 5,
    text: "[The client's own words, unchanged, used with permission.]",
    date: today().slice(0, 7),
    sample: true,
  };
  writeFileSync(file, toYaml([...(parse(readFileSync(file, "utf8")) ?? []), entry]));
  loadSite();
  console.log(`Wrote an entry at the end of ${file}, dated ${entry.date}.

Next:
  1. Fill in every [blank] with a real client's own words. Keep proof of permission.
  2. Set sample to false: this removes the “Sample” label, and the entry may be published.
     An owner, a relative or an employee who writes a review must say so in it (16 CFR Part 465).
  3. Run npm run dev and open http://localhost:5173/testimonials.`);
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
