import { isFallback, pagePaths } from "../../addresses.ts";
import { answeredQuestions } from "../../clinic/questions.ts";
import type { Site } from "../../reader/site.ts";
import { signsFile } from "../schema.ts";
import { type SignLink, signLink } from "../sign-links/load-sign-links.ts";
import type { Findable } from "./search.ts";

export type SearchItem = SignLink & Findable & { href: string; isPoison?: boolean | undefined };

/** What the search finds: signs, poisons and other topics, the questions of the contact page, and pages. */
export function loadSearch(site: Site): SearchItem[] {
  const { list, aftercare, poisons, topics } = site.get(signsFile);
  const pages = site.pages.filter(({ path }) => path !== "/" && !isFallback(path));
  return [
    ...list.map(({ tile, words = "", poison, ...sign }) => ({
      ...signLink(sign),
      words: `${tile?.name ?? ""} ${words}`,
      isPoison: poison,
    })),
    ...poisons.map(({ group, words = "", ...poison }) => ({
      ...signLink(poison),
      words,
      // Swallowed things, such as a sock, are no poison.
      isPoison: group !== "swallowed",
    })),
    ...aftercare.flatMap(({ page, words = "", id, ...sign }) =>
      page ? { ...signLink({ id, ...sign }), words, href: `${page}#${id}` } : [],
    ),
    ...topics.map(({ name, words = "", readMore }) => ({ name, words, href: readMore })),
    ...answeredQuestions(site).map(({ id, question, words = "" }) => ({
      name: question,
      words,
      href: `${pagePaths.contact}#question-${id}`,
    })),
    ...pages.map(({ path, name, words = "" }) => ({ name, words, href: path })),
  ];
}
