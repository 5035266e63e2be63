/** What a failed expectation says before the difference: its line, and whether it may change. */
export const message = (line: string, file: string) => `${line}

The site no longer says so. If the clinic has changed this for good, change the line in ${file} with it`;
