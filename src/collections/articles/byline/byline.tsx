import type { loadApproval } from "../../../approvals/load-approval.ts";
import type { loadByline } from "../load-articles.ts";
import "./byline.css";

type BylineProps = ReturnType<typeof loadByline> & {
  author?: string;
  approval?: ReturnType<typeof loadApproval>;
};

/** The line under an article's title. */
export const Byline = ({ category, date, readMinutes, author, approval }: BylineProps) => (
  <p className="byline cluster text-small">
    <b className="full-row">{category}</b>
    <time {...date} />
    <span>{`${readMinutes} min`}</span>
    {author !== undefined && <span>{author}</span>}
    {approval !== undefined && (
      <span>
        {approval.label} <time {...approval.month} />
      </span>
    )}
  </p>
);
