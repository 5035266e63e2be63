/** Of a pattern: a period that ends a sentence, and not that of Dr., e.g. or No. 5. */
export const period = String.raw`(?<!\b(?:Dr|Mrs?|Ms|Mt|St|vs|e\.g|i\.e|No(?=\. \d)))\.(?! \p{Ll})`;
