/* React alone, for boot.ts to load and run before the app. */
import "react-dom/client";
