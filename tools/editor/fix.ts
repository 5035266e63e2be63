import { editorConfig } from "./config.ts";
import { writeAll } from "./written-form.ts";

/* Brings content that was edited by hand into the form in which the forms keep it. */

writeAll(editorConfig({ name: "test-repo" }));
