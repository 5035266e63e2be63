import {
  type AnyService,
  type Area,
  type Article,
  isEmergency,
  type LegalPage,
} from "./collections.ts";
import type { NavigationList } from "./content-files.ts";
import type { Problem } from "./problems.ts";
import type { ReadContent } from "./read-content.ts";

const serviceHeadings = ["What It Is", "Why It Matters", "What to Expect"];

/** Checks across files: links resolve, references exist, nothing is duplicated. */
export function findCrossFileProblems(content: ReadContent): Problem[] {
  return [
    ...serviceProblems(content),
    ...articleProblems(content),
    ...oneSidedProblems(content),
    ...areaProblems(content),
    ...navigationProblems(content),
    ...linkProblems(content),
    ...noticeProblems(content),
    ...questionProblems(content),
    ...claimProblems(content),
    ...duplicateProblems(content),
  ];
}

/** Slugs in a list that match no file. */
export function unknownSlugs(
  file: string,
  field: string,
  slugs: readonly string[],
  known: readonly string[],
  noun: string,
): Problem[] {
  return slugs
    .filter((slug) => !known.includes(slug))
    .map((slug) => ({
      file,
      field,
      message: `there is no ${noun} named “${slug}”`,
      expected: `one of ${known.join(", ")}`,
    }));
}

function missingIllustration(
  file: string,
  field: string,
  name: string,
  { pictures }: ReadContent,
): Problem[] {
  return pictures.illustrationNames.includes(name)
    ? []
    : [
        {
          file,
          field,
          message: `there is no picture named “${name}”`,
          expected: `the name of a file in app/illustrations, without .svg`,
        },
      ];
}

function serviceProblems(content: ReadContent): Problem[] {
  return content.services.flatMap((service) => {
    const { file, slug } = service;
    const problems: Problem[] = [];
    if (!content.routes.some((route) => route.path === `/services/${slug}`)) {
      problems.push({
        file,
        field: "",
        message: "this service has no route",
        expected: `“${slug}” in the list services of content/navigation.yaml`,
      });
    }
    // Pet Surgery has three features, every other service four (specification §2).
    const features = slug === "surgery" ? 3 : 4;
    if (service.provides.length !== features) {
      problems.push({
        file,
        field: "provides",
        message: `has ${service.provides.length} items`,
        expected: `exactly ${features} items`,
      });
    }
    const headings = service.outline.headings.map(({ text }) => text);
    if (headings.join("|") !== serviceHeadings.join("|")) {
      problems.push({
        file,
        field: "",
        message: `the headings with ## are ${headings.map((heading) => `“${heading}”`).join(", ") || "missing"}`,
        expected: `exactly ${serviceHeadings.map((heading) => `“${heading}”`).join(", ")}, in this order`,
      });
    }
    return [
      ...problems,
      ...unknownRelated(service, content),
      ...missingIllustration(file, "illustration", service.illustration, content),
      ...unknownDrawings(service, content),
    ];
  });
}

/** The emergency page leads to nothing else. */
function unknownRelated(service: AnyService, { slugs }: ReadContent): Problem[] {
  if (isEmergency(service)) return [];
  const { file, related } = service;
  return [
    ...unknownSlugs(file, "related.services", related.services, slugs.services, "service"),
    ...unknownSlugs(file, "related.articles", related.articles, slugs.articles, "article"),
  ];
}

/** Unknown drawings anywhere in a service's pattern. */
function unknownDrawings(service: AnyService, { pictures }: ReadContent): Problem[] {
  if (isEmergency(service)) return [];
  const { file, pattern } = service;
  const named: [field: string, name: string | undefined][] = [];
  if (pattern.kind === "points") {
    named.push(["drawing", pattern.drawing], ["nose", pattern.nose], ["tail", pattern.tail]);
  }
  if (pattern.kind === "timeline") named.push(["drawing", pattern.drawing]);
  if (pattern.kind === "days") {
    named.push(
      ...pattern.days.map(({ drawing }, index): [string, string] => [
        `days.${index}.drawing`,
        drawing,
      ]),
    );
  }
  return named
    .filter(([, name]) => name !== undefined && !pictures.drawingNames.includes(name))
    .map(([field, name]) => ({
      file,
      field: `pattern.${field}`,
      message: `there is no drawing named “${name}”`,
      expected: `one of ${pictures.drawingNames.join(", ")}`,
    }));
}

function articleProblems(content: ReadContent): Problem[] {
  return content.articles.flatMap((article) => {
    const { file } = article;
    return [
      ...unknownSlugs(file, "services", article.services, content.slugs.services, "service"),
      ...missingIllustration(file, "icon", article.icon, content),
    ];
  });
}

/** Related services and articles must reference each other, so that each links to the other. */
function oneSidedProblems({ services, articles }: ReadContent): Problem[] {
  return services.flatMap((service) =>
    articles.flatMap((article): Problem[] => {
      if (isEmergency(service)) return [];
      const named = article.services.includes(service.slug);
      if (named === service.related.articles.includes(article.slug)) return [];
      return named
        ? [
            {
              file: service.file,
              field: "related.articles",
              message: `does not name “${article.slug}”, though ${article.file} names this service`,
              expected: `“${article.slug}” in this list, or “${service.slug}” taken out of services there`,
            },
          ]
        : [
            {
              file: article.file,
              field: "services",
              message: `does not name “${service.slug}”, though ${service.file} names this article`,
              expected: `“${service.slug}” in this list, or “${article.slug}” taken out of related, articles there`,
            },
          ];
    }),
  );
}

function areaProblems(content: ReadContent): Problem[] {
  return content.areas.flatMap((area) => [
    ...(content.routes.some(({ path }) => path === `/service-areas/${area.slug}`)
      ? []
      : [
          {
            file: area.file,
            field: "",
            message: "this area has no route",
            expected: `“${area.slug}” in the list areas of content/navigation.yaml`,
          },
        ]),
    ...unknownSlugs(area.file, "services", area.services ?? [], content.slugs.services, "service"),
    ...missingIllustration(area.file, "illustration", area.illustration, content),
    ...unknownPaths(area.file, "link.path", [area.link.path], content),
  ]);
}

function unknownPaths(
  file: string,
  field: string,
  paths: readonly string[],
  { routes }: ReadContent,
): Problem[] {
  return paths
    .filter((path) => !routes.some((route) => route.path === path))
    .map((path) => ({
      file,
      field,
      message: `“${path}” is no page of this site`,
      expected: "an address that content/navigation.yaml or the file of a page gives",
    }));
}

function navigationProblems(content: ReadContent): Problem[] {
  const { navigation, slugs } = content;
  if (navigation === undefined) return [];
  const file = "content/navigation.yaml";
  const pathsOf = (list: readonly (NavigationList[number] | { path: string })[]) =>
    list.flatMap((entry) => ("path" in entry ? [entry.path] : []));
  return [
    ...unknownSlugs(
      file,
      "services",
      navigation.services,
      slugs.services,
      "file in content/services",
    ),
    ...unknownSlugs(file, "areas", navigation.areas, slugs.areas, "file in content/areas"),
    ...navigation.header.flatMap((item, index) =>
      unknownPaths(file, `header.${index}`, [item.path, ...pathsOf(item.dropdown ?? [])], content),
    ),
    ...unknownPaths(file, "quickLinks", pathsOf(navigation.quickLinks), content),
    ...unknownPaths(file, "legalLinks", pathsOf(navigation.legalLinks), content),
    ...navigation.siteMap.flatMap((group, index) =>
      unknownPaths(file, `siteMap.${index}`, pathsOf(group.pages), content),
    ),
  ];
}

/** Links in prose that match no page. */
function linkProblems(content: ReadContent): Problem[] {
  const bodies = [...content.services, ...content.articles, ...content.areas, ...content.legal];
  return bodies.flatMap(({ file, outline }) =>
    outline.links
      .filter(({ href }) => href.startsWith("/"))
      .filter(({ href }) => {
        const { pathname } = new URL(href, "https://example.org");
        return !content.routes.some(({ path }) => path === pathname);
      })
      .map(({ href, line }) => ({
        file,
        line,
        field: "",
        message: `the link to ${href} leads nowhere`,
        expected: "the address of a page of this site",
      })),
  );
}

function noticeProblems(content: ReadContent): Problem[] {
  const file = "content/notices.yaml";
  return (content.notices ?? []).flatMap(({ link }, index) => {
    const paths = link === undefined ? [] : [link.path];
    return unknownPaths(file, `${index}.link.path`, paths, content).map((problem) =>
      atLine(problem, content, [index, "link", "path"]),
    );
  });
}

function atLine(problem: Problem, { lineOf }: ReadContent, path: readonly PropertyKey[]): Problem {
  const line = lineOf(problem.file, path);
  return line === undefined ? problem : { ...problem, line };
}

/** Question ids must be unique, and their links must resolve to a page or a heading. */
function questionProblems(content: ReadContent): Problem[] {
  const { questions = [], routes, slugs } = content;
  const file = "content/questions.yaml";
  const texts: [string, AnyService | Article | Area | LegalPage][] = [
    ...content.services.map((entry): [string, AnyService] => [entry.link, entry]),
    ...content.articles.map((entry): [string, Article] => [`/blog/${entry.slug}`, entry]),
    ...content.areas.map((entry): [string, Area] => [`/service-areas/${entry.slug}`, entry]),
    ...content.legal.map((entry): [string, LegalPage] => [`/${entry.slug}`, entry]),
  ];
  const linkProblem = (index: number, message: string, expected: string): Problem[] => [
    { file, field: `${index}.link.path`, message, expected },
  ];
  return [
    ...questions.flatMap(({ link }, index) => {
      if (link === undefined) return [];
      const [page = "", part] = link.path.split("#");
      const route = routes.find(({ path }) => path === page);
      const entry = texts.find(([path]) => path === page)?.[1];
      // An unreadable file has been reported already.
      const hasFile = slugs.articles.some((slug) => page === `/blog/${slug}`);
      if (entry === undefined && (hasFile || route?.slug !== undefined)) return [];
      if (route === undefined) {
        return linkProblem(
          index,
          `“${page}” is no page of this site`,
          "the address of a page of this site",
        );
      }
      const headings = entry?.outline.headings.map(({ id }) => id) ?? [];
      return part === undefined || headings.includes(part)
        ? []
        : linkProblem(
            index,
            `the text of ${page} has no heading “${part}”`,
            headings.length === 0
              ? "the address without #, since this page has no text with headings"
              : `one of ${headings.map((id) => `#${id}`).join(", ")}`,
          );
    }),
  ];
}

/** A claim must name existing files, or the owner could not find its words. */
function claimProblems(content: ReadContent): Problem[] {
  return (content.claims ?? []).flatMap(({ where }, index) =>
    where.flatMap((file, position) =>
      content.exists(file)
        ? []
        : atLine(
            {
              file: "content/claims.yaml",
              field: `${index}.where.${position}`,
              message: `there is no file “${file}”`,
              expected: "the file whose words make the claim, such as content/services/imaging.mdx",
            },
            content,
            [index, "where", position],
          ),
    ),
  );
}

/** Titles and descriptions must be unique. */
function duplicateProblems(content: ReadContent): Problem[] {
  const { services, articles, areas, legal, pages } = content;
  const metas = [
    ...[...services, ...articles, ...areas, ...legal].map(({ file, meta }) => ({ file, meta })),
    ...pages,
  ];
  return [
    ...duplicates(
      "meta.title",
      metas.map(({ file, meta }) => [file, meta.title]),
    ),
    ...duplicates(
      "meta.description",
      metas.map(({ file, meta }) => [file, meta.description]),
    ),
  ];
}

function duplicates(field: string, entries: readonly (readonly [string, string])[]): Problem[] {
  return entries.flatMap(([file, value], index) => {
    const first = entries.findIndex(([, other]) => other === value);
    return first === index
      ? []
      : [
          {
            file,
            field,
            message: `“${value}” stands in ${entries[first]?.[0] ?? "another file"}, too`,
            expected: "a value that no other file has",
          },
        ];
  });
}
