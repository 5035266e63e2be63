import { SiteFooter } from "./site-footer.tsx";

export const examples = { "on every page": <SiteFooter /> };
