import { shell } from "virtual:shell";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import "./notice-strip.css";

/** Notices such as a snow closure, below the header. In a preview, a line above them says that it is one. */
export const NoticeStrip = () => (
  <>
    {shell.isPreview && (
      <div className="notice-strip ground-highlight">
        <p className="wrap">
          This is a preview of our website, for our team. Phone numbers and reviews here may be made
          up.
        </p>
      </div>
    )}
    {shell.notices.length > 0 && (
      <section className="notice-strip stack-tight ground-deep" aria-label="Notice">
        {shell.notices.map(({ text }, index) => (
          <RichParagraph key={index} className="wrap" text={text} />
        ))}
      </section>
    )}
  </>
);
