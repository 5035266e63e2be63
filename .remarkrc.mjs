import remarkFrontmatter from "remark-frontmatter";
import remarkFrontMatterSchema from "./tools/remark-front-matter-schema.mjs";

/* For editors, which run remark while somebody writes (docs/editing-content.md). */

export default { plugins: [remarkFrontmatter, remarkFrontMatterSchema] };
