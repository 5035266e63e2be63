/* React alone, for late-start.ts to load and run before the app. */
import "react-dom/client";
