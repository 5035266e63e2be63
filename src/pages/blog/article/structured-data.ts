import { clinicSummary } from "../../../clinic/structured-data.ts";
import { teamFile, veterinarianOf } from "../../../clinic/team.ts";
import type { Site } from "../../../content/site.ts";
import { startOfDay } from "../../../dates/clinic-time.ts";
import { sharePicture } from "../../../illustrations/pictures.ts";
import type { Article } from "../article-list/load.ts";

/** The author is the veterinarian where the page says the name, otherwise the clinic. */
export function articleNode(article: Article, site: Site) {
  const veterinarian = veterinarianOf(site.get(teamFile));
  const publisher = clinicSummary(site);
  return {
    "@type": "BlogPosting",
    headline: article.title,
    description: article.excerpt,
    datePublished: startOfDay(article.date),
    image: site.origin + sharePicture(article.picture).src,
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
