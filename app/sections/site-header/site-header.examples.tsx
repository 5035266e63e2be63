import { SiteHeader } from "./site-header.tsx";

export const examples = {
  "on a page of a dropdown": <SiteHeader currentPath="/services/dental" />,
  "on the not-found page": <SiteHeader currentPath={undefined} />,
};
