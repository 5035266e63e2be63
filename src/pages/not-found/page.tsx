import { pagePaths } from "../../addresses.ts";
import { ContactButton } from "../../components/contacts/contacts.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { PoisonLines } from "../../components/poison-lines/poison-lines.tsx";
import { SignShortcuts } from "../../signs/search/sign-search.tsx";
import { Band } from "../../ui/band/band.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { MoreLink } from "../../ui/link/link.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import type { PageProps } from "../define-route.ts";
import type { route } from "./route.ts";

export default function NotFound({ data }: PageProps<typeof route>) {
  return (
    <>
      <PageHead {...data.head}>
        <RichParagraph text={data.help} />
        <div className="buttons">
          <ButtonLink href="/">Return to Home</ButtonLink>
          <ContactButton to="phone" />
        </div>
        <SignShortcuts />
      </PageHead>
      <Band columns="1-2" id="poison" heading="Poison lines">
        <PoisonLines />
        <div className="below-first">
          <MoreLink href={pagePaths.emergency}>What to do in an emergency</MoreLink>
        </div>
      </Band>
    </>
  );
}
