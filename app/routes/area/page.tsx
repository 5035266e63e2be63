import type { PageWithBodyProps } from "../../document/page.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { CallAction, DirectionsAction } from "../../sections/contact-links/contact-links.tsx";
import { PageHead } from "../../sections/page-head/page-head.tsx";
import { Prose, proseComponents, type SectionProps } from "../../sections/prose/prose.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { MoreLink } from "../../ui/action/action.tsx";
import { Band } from "../../ui/band/band.tsx";
import { AreaDetails, AreaIdea, AreaTrail } from "./area-ideas.tsx";
import type { route } from "./route.ts";
import "./page.css";

/** A town's page, built on one idea. */
export default function Area({ content, Body }: PageWithBodyProps<typeof route>) {
  const { idea, details, stops, arriving, link, closing } = content;
  const { labels } = useShell();
  // The car and the dog stand on the low end of the next hill, so don't mirror it.
  const flip = idea.kind !== "drive" && idea.kind !== "signpost";
  return (
    <>
      <PageHead {...content} tile className="area-head">
        <div className="buttons">
          <DirectionsAction />
          <CallAction>{labels.callNumber}</CallAction>
        </div>
        {arriving !== undefined && <MoreLink href="/contact#arriving">{arriving}</MoreLink>}
      </PageHead>
      <AreaIdea {...content} />
      <Band ground={idea.kind === "quote" ? "paper" : "stock"} flip={flip} className="area-words">
        {idea.kind === "quote" && <AreaDetails {...details} />}
        <Body components={{ ...proseComponents, Section: AreaSection }} />
        {idea.kind !== "window" && <MoreLink href={link.path}>{link.label}</MoreLink>}
      </Band>
      {stops !== undefined && <AreaTrail {...stops} />}
      <ClosingCall {...closing} />
    </>
  );
}

/** Heading on the left, text on the right. */
function AreaSection({ id, heading, children }: SectionProps) {
  return (
    <section className="area-section columns" aria-labelledby={id}>
      <h2 id={id} className="loud">
        {heading}
      </h2>
      <Prose large>{children}</Prose>
    </section>
  );
}
