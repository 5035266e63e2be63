import { startOfDay } from "../../../dates/clinic-time.ts";
import type { Article, Site } from "../../../content/site.ts";
import { clinicSummary } from "../../../clinic/structured-data.ts";

/** The author is the veterinarian where the page says the name, otherwise the clinic. */
export function articleNode(article: Article, site: Site) {
  const { veterinarian } = site;
  const publisher = clinicSummary(site);
  return {
    "@type": "BlogPosting",
    headline: article.title,
    description: article.excerpt,
    datePublished: startOfDay(article.date),
    image: site.origin + site.sharePicture(article.picture).src,
    url: site.origin + article.path,
    author: veterinarian
      ? {
          "@type": "Person",
          name: veterinarian.name,
          jobTitle: veterinarian.role,
          worksFor: publisher,
        }
      : publisher,
    publisher,
  };
}
