/** A part of a regular expression: a period that ends a sentence, not the one of Dr., e.g. or No. 5. */
export const period = String.raw`(?<!\b(?:Dr|Mrs?|Ms|Mt|St|vs|e\.g|i\.e|No(?=\. \d)))\.(?! \p{Ll})`;
