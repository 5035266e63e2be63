import { shell } from "virtual:shell";
import type { PageFrame } from "../../clinic/page-frame.ts";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import "./notices.css";

/** Below the header: that this is a preview or a draft, and notices such as a snow closure. */
export const Notices = ({ isDraft }: PageFrame["head"]) => (
  <>
    {(shell.isPreview || isDraft) && (
      <div className="notices ground-highlight">
        <p className="wrap">
          {isDraft && <b>This page is a draft: the public doesn’t see it. </b>}
          {shell.isPreview &&
            "This is a preview of our website, for our team. Phone numbers and reviews here may be made up."}
        </p>
      </div>
    )}
    {shell.notices.length > 0 && (
      <section
        className="notices ground-navy"
        aria-label="Notice"
        data-due={shell.notices.map(({ due }) => due).join(" ")}
      >
        {shell.notices.map(({ due, text }) => (
          <RichParagraph key={due} className="wrap" text={text} data-due={due} />
        ))}
      </section>
    )}
  </>
);
