import { globSync } from "tinyglobby";
import { canonicalPath, metadataNames, writtenNames } from "../addresses.ts";
import type { Problem, ProblemText } from "../reader/problems.ts";
import type { WrittenLink } from "../reader/read.ts";

export type LinkCheck = ReturnType<typeof createLinkCheck>;

type IdsByPath = ReadonlyMap<string, readonly string[]>;

type Addresses = {
  origin: string;
  pages: readonly { path: string; file: string }[];
  oldPaths: readonly string[];
};

/** How a link may begin: it leads to the same place from every page, and is no typo such as htps:. */
const absolute = /^(?:\/(?![/\\])|(?:https?:\/\/|mailto:|tel:|sms:)[^/?#])/i;

/** Resolves and checks the links that content has. `checkAddress` also checks links of components. */
export function createLinkCheck(
  written: readonly WrittenLink[],
  { origin, pages, oldPaths }: Addresses,
) {
  const files = [...globSync("**/*", { cwd: "public" }), ...metadataNames, ...writtenNames];
  const taken = new Set([
    ...pages.map(({ path }) => path),
    ...files.map((name) => new URL(name, origin).pathname),
  ]);
  const domainOf = ({ host }: URL) => host.replace(/^www\./, "");
  const isOurs = (url: URL) => domainOf(url) === domainOf(new URL(origin));
  const resolve = (href: string, from: string) => URL.parse(href, origin + from)?.href ?? href;

  /** @param idsByPath of the pages, once they are rendered */
  function checkAddress(address: string, idsByPath?: IdsByPath): ProblemText | undefined {
    const url = absolute.test(address) ? URL.parse(address) : null;
    if (url !== null && !isOurs(url)) return undefined;
    const { hash } = url ?? { hash: "" };
    // As hosts answer: they redirect /blog/ and /blog.html to /blog.
    const pathname = url ? canonicalPath(url.pathname) : address;
    if (!taken.has(pathname) && !oldPaths.includes(pathname)) {
      const expected =
        "a page or file of this site, as /contact, or https://, mailto:, tel:, sms:; if the page is gone, its address in Moved pages";
      return { message: `the link to ${pathname} leads nowhere`, expected };
    }
    const ids = idsByPath?.get(pathname);
    // Compare hashes in encoded form, because not every hash can be decoded.
    if (!ids || !hash || ids.some((id) => URL.parse(`#${id}`, address)?.hash === hash))
      return undefined;
    const expected = `one of #${ids.filter((id) => !id.startsWith("_")).join(", #")}`;
    return { message: `${pathname} has no part ${hash}`, expected };
  }

  const resolved = written.map(({ name, href, ...location }) => {
    const page = pages.find(({ file }) => file === name)?.path;
    // A text on several pages cannot link to `#prices` alone: only one of them has that part.
    const isWhole = absolute.test(href) || (page !== undefined && href.startsWith("#"));
    return { location, href, address: isWhole ? resolve(href, page ?? "/") : href };
  });
  return {
    oldPaths,
    resolve,
    checkAddress,
    addresses: resolved.map(({ address }) => address),
    /** Whether a page, however it is spelled, or a file has an address. */
    isTaken: (pathname: string) => taken.has(pathname) || taken.has(canonicalPath(pathname)),
    findProblems: (idsByPath?: IdsByPath): Problem[] =>
      resolved.flatMap(({ location, href, address }) => {
        const url = URL.parse(href);
        // A full address of this site would open a new tab, as a link to another site does.
        const isFull = url !== null && isOurs(url);
        const message = "the link begins with this site’s own address";
        const problem = isFull
          ? { message, expected: url.href.slice(url.origin.length) }
          : checkAddress(address, idsByPath);
        return problem ? [{ ...location, ...problem }] : [];
      }),
  };
}
