import { AskLinks } from "./ask-links.tsx";

export const examples = {
  "one request": (
    <AskLinks
      textButton="Text it"
      emailButton="E-mail it"
      words="Copy the words instead"
      wordsNote="Paste them into a message."
      copy="Copy"
      copied="Copied."
      notCopied="The words are selected."
      requests={[
        {
          id: "example",
          name: "A request",
          text: "What it is for.",
          message: "Hello.\n\nName: ",
          smsHref: "sms:+15550100?&body=Hello.",
          mailHref: "mailto:a@b.example?body=Hello.",
        },
      ]}
    />
  ),
};
