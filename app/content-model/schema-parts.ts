import { z } from "zod";

/*
 * Parts of which the schemas of content files are made. Objects are strict: a misspelled field is a
 * problem, not a silent gap. `describe` says to an editor what a field is for; it changes nothing of
 * what is valid.
 */

export const text = z.string().trim().min(1);

/** What an editor says of a value that is wrong: what it should be, as the build's problems do. */
export const expected = (words: string) => ({ errorMessage: `Expected ${words}.` });
/** Text of one form; `words` say which, to the build and to an editor. */
export const written = (form: RegExp, words: string) =>
  z.string().regex(form, { error: words }).meta(expected(words));

export const slug = written(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "lower-case words joined by hyphens, such as senior-care",
);
export const path = written(
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
  "an address of this site, such as /services/dental",
);
export const pathWithPart = written(
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/,
  "an address of this site, such as /blog/first-visit or /blog/first-visit#what-to-bring",
);
export const contentPath = written(
  /^content\/[a-z0-9-]+(\/[a-z0-9-]+)*(\.(yaml|mdx))?$/,
  "a file or folder of content, such as content/services/imaging.mdx",
);
export const dateWords = "a date written year-month-day, such as 2024-06-15";
export const calendarDate = z.iso.date({ error: dateWords }).meta(expected(dateWords));
export const month = written(
  /^\d{4}-(0[1-9]|1[0-2])$/,
  "a month written year-month, such as 2025-03",
);
export const phoneNumber = written(
  /^\(\d{3}\) \d{3}-\d{4}$/,
  "a phone number written (864) 000-0000",
).describe("Written (864) 000-0000. Every page, link and button follows.");
export const clockForm = /^([01]\d|2[0-3]):[0-5]\d$/;
export const clockTime = written(clockForm, "a time on the 24-hour clock, such as 08:00");

/** `unconfirmed` until the owner has said that the value is right; `npm run launch-check` lists what is not. */
export const status = z
  .enum(["confirmed", "unconfirmed"])
  .describe(
    "unconfirmed: a stand-in or a guess, so the site may not be published with it. confirmed: the owner has said that it is right.",
  );

export const sample = z
  .boolean()
  .describe(
    "true: nobody wrote this; it only shows how the page will look and may not be published. false: a real client said it and agreed to see it here.",
  );

/** The name of an SVG file, which a rule between files looks up. */
export const illustration = text.describe(
  "A picture: the name of a file in app/illustrations, without .svg.",
);
export const drawing = text.describe(
  "A drawing: the name of a file in app/drawings, without .svg.",
);
export const relatedServices = z
  .array(slug)
  .describe("Names of files in content/services, without .mdx, such as dental or senior-care.");

export const meta = z
  .strictObject({
    title: text
      .max(60)
      .describe(
        "The title in search results and on the browser's tab. At most 60 characters; no other page may have the same.",
      ),
    description: text
      .min(70)
      .max(155)
      .describe(
        "The sentence or two under the title in search results. 70 to 155 characters; no other page may have the same.",
      ),
  })
  .describe("What search engines and browser tabs show of this page.");
export const words = z.strictObject({ heading: text, text });
export const figure = z.strictObject({ value: text, label: text });
export const named = z.strictObject({ name: text, detail: text });

/** For a rule between fields: it waits until each of them is right by itself. */
export const whenFieldsAreRight = {
  when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0,
};

export const linkedWords = z.strictObject({ heading: text, text, linkLabel: text });

/**
 * Words that go into the link of a text message. Android takes the link apart at & and decodes it a
 * second time, so that these signs would cut or change the message.
 */
export const messageText = written(
  /^[^&+%\r\n]+$/,
  "one line without the signs & + %, which some phones cannot put into a message",
);

/** For a list of entries with an `id`: no two have the same. */
export function haveOwnIds(
  list: readonly { id: string }[],
  context: z.core.$RefinementCtx<readonly { id: string }[]>,
): void {
  for (const [index, { id }] of list.entries()) {
    if (list.findIndex((other) => other.id === id) === index) continue;
    context.addIssue({
      code: "custom",
      path: [index, "id"],
      message: "a name that no other entry has",
    });
  }
}
