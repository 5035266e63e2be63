import { labelsFile } from "../../../clinic/labels.ts";
import { serviceLinks } from "../../../clinic/page-links.ts";
import { clinicSummary } from "../../../clinic/structured-data.ts";
import { teamFile, veterinarianOf } from "../../../clinic/team.ts";
import type { Site } from "../../../content/site.ts";
import { startOfDay } from "../../../dates.ts";
import { drawingOf, pictureOf, sharePictureOf } from "../../../illustrations/pictures.ts";
import { approvalOf } from "../../../signatures/signatures.ts";
import { withSigns } from "../../../signs/load.ts";
import { declareRoute } from "../../declare.ts";
import { type Article, articleCard, bylineOf } from "../article-list/load-card.ts";
import { blogFile } from "../fields.ts";
import { articlesFile } from "./fields.ts";

export const route = declareRoute({
  path: "/blog/:slug",
  file: articlesFile,
  signedBy: "veterinarian",
  closing: (site) => site.get(labelsFile).closing,
  headPicture: (article) => ({ ...pictureOf(article.picture), photo: article.photo }),
  structuredData: (site, article) => [articleNode(site, article)],
  load(site, article) {
    const blog = site.get(blogFile);
    const veterinarian = veterinarianOf(site.get(teamFile), article.author);
    const isMedical = article.category !== blog.newsCategory;
    return {
      body: withSigns(site, article.body),
      byline: {
        ...bylineOf(site, article),
        author: veterinarian
          ? `By ${veterinarian.name}, ${veterinarian.role}`
          : "By our veterinarian",
        ...(isMedical && { approval: approvalOf(site, article.path) }),
      },
      pictures: article.pictures.map((one) =>
        one.picture.startsWith("scenes/")
          ? { heading: one.heading, scene: drawingOf(one.picture) }
          : { heading: one.heading, picture: pictureOf(one.picture) },
      ),
      author: pictureOf("doctor"),
      services: serviceLinks(site, article.services),
      next: nextArticles(site.entries(articlesFile), article).map((one) => articleCard(site, one)),
    };
  },
});

/** Two other articles: same category first, then the next ones in the list. */
function nextArticles(articles: readonly Article[], { path, category }: Article): Article[] {
  const index = articles.findIndex((one) => one.path === path);
  const others = [...articles.slice(index + 1), ...articles.slice(0, index)];
  const isAlike = (one: Article) => one.category === category;
  return [...others.filter(isAlike), ...others.filter((one) => !isAlike(one))].slice(0, 2);
}

/** The author is the person where the page says the name, otherwise the clinic. */
function articleNode(site: Site, article: Article) {
  const veterinarian = veterinarianOf(site.get(teamFile), article.author);
  const publisher = clinicSummary(site);
  return {
    "@type": "BlogPosting",
    headline: article.title,
    description: article.excerpt,
    datePublished: startOfDay(article.date),
    image: site.origin + sharePictureOf(article.picture).src,
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
