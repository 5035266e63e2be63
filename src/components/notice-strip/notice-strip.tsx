import { shell } from "virtual:shell";
import type { PageFrame } from "../../clinic/page-frame.ts";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import "./notice-strip.css";

/** Notices such as a snow closure, below the header. A line above them says what is a preview or a draft. */
export const NoticeStrip = ({ isDraft }: PageFrame["head"]) => (
  <>
    {(shell.isPreview || isDraft) && (
      <div className="notice-strip ground-highlight">
        <p className="wrap">
          {isDraft && <b>This page is a draft: the public doesn’t see it. </b>}
          {shell.isPreview &&
            "This is a preview of our website, for our team. Phone numbers and reviews here may be made up."}
        </p>
      </div>
    )}
    {shell.notices.length > 0 && (
      <section
        className="notice-strip ground-navy"
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
