import { SiteLink } from "./site-link.tsx";

export const examples = {
  "to a page": <SiteLink href="/about">A page</SiteLink>,
  "to a part of the page": <SiteLink href="#main">A part</SiteLink>,
  "to another site": (
    <SiteLink href="https://example.org" newTabNote="(opens in a new tab)">
      Another site
    </SiteLink>
  ),
};
