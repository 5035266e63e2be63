import { signWords } from "virtual:shell";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";

/** The rules that hold for every sign. */
export const SignRules = () => (
  <div className="stack-tight">
    {signWords.rules.map((rule, index) => (
      <RichParagraph key={index} text={rule} />
    ))}
  </div>
);
