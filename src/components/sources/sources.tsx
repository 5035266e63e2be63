import type { Source } from "../../clinic/page-fields.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Link } from "../../ui/link/link.tsx";

/** The sources that a text names. Without any, nothing renders. */
export const Sources = ({ sources }: { sources: readonly Source[] }) =>
  sources.length > 0 && (
    <Disclosure heading="Sources" as="h2">
      <ul role="list" className="text-small stack">
        {sources.map(({ name, title, url }, index) => (
          <li key={index}>
            {name}: <Link href={url}>{title}</Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
