import { Address } from "../../components/contacts/contacts.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Band } from "../../ui/band/band.tsx";
import { Link } from "../../ui/link/link.tsx";
import { NamedList } from "../../ui/named-list/named-list.tsx";
import { Drawing } from "../../ui/picture/picture.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../define-route.ts";
import type { route } from "./route.ts";
import "./page.css";

export default function ServiceAreas({ data }: PageProps<typeof route>) {
  return (
    <>
      <PageHead
        {...data.head}
        media={<Drawing {...data.map} alt={data.mapAlt} />}
        buttons={[{ to: "directions" }, { to: "phone" }]}
      >
        <p>
          <Address />
        </p>
      </PageHead>
      <Band
        id="areas"
        heading={data.areas.heading}
        intro={<RichParagraph text={data.areas.text} />}
      >
        {data.towns.map(({ name, path, distance, road, description, neighborhoods }) => (
          <div key={path} className="service-areas-drive cluster">
            {distance > 0 && (
              <svg aria-hidden="true" width={`${road}%`}>
                <line x1="4" x2="100%" y1="50%" y2="50%" />
              </svg>
            )}
            <div>
              <div className="cluster">
                <h3 className="size-3">
                  <Link href={path}>{name}</Link>
                </h3>
                {distance > 0 ? (
                  <p>
                    about{" "}
                    <span className="nowrap">
                      <b className="numeral">{distance}</b> min
                    </span>
                  </p>
                ) : (
                  <b className="numeral">here</b>
                )}
              </div>
              <div className="cluster">
                <RichParagraph text={description} />
                {neighborhoods.length > 0 && <TextList variant="inline" items={neighborhoods} />}
              </div>
            </div>
          </div>
        ))}
      </Band>
      <Band ground="sand" id="landmarks" heading="Local landmarks" variant="size-3">
        <NamedList items={data.landmarks} className="grid grid-short" />
      </Band>
    </>
  );
}
