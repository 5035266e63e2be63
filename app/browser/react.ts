/* React alone, for boot.ts to load before the app. */
export { hydrateRoot } from "react-dom/client";
