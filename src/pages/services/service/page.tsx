import { shell } from "virtual:shell";
import { pagePaths } from "../../../addresses.ts";
import { ContactButton } from "../../../components/contacts/contacts.tsx";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { proseComponents } from "../../../components/prose/prose.tsx";
import { Questions } from "../../../components/questions/questions.tsx";
import { Sources } from "../../../components/sources/sources.tsx";
import { Band, type Ground, Heading } from "../../../ui/band/band.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { MoreLink } from "../../../ui/link/link.tsx";
import { NamedList } from "../../../ui/named-list/named-list.tsx";
import { Note } from "../../../ui/note/note.tsx";
import { CaptionedPhoto, Drawing, Picture } from "../../../ui/picture/picture.tsx";
import { RelatedPages } from "../../../ui/related-pages/related-pages.tsx";
import { type Components, RichParagraph, RichText } from "../../../ui/rich-text/rich-text.tsx";
import type { PageProps } from "../../define-route.ts";
import type { route } from "./route.ts";
import "./page.css";

type Data = PageProps<typeof route>["data"];
type Section = Data["body"]["sections"][number];

const components = {
  ...proseComponents,
  Note: (note) => <Note plain {...note} />,
  Warning: (note) => <Note plain urgent {...note} />,
} satisfies Components;

/** A service page: its text, in which What to Expect is a scene, then what all services have. */
export default function Service({ data }: PageProps<typeof route>) {
  const { headPicture, scene } = data;
  const { start, sections } = data.body;
  const { often, food } = data.shortAnswers;
  const expectIndex = sections.findIndex(({ label }) => scene && label === "What to Expect");
  const expectSection = sections[expectIndex];
  return (
    <>
      <PageHead
        {...data.head}
        media={headPicture && <Picture {...headPicture} eager />}
        buttons={[{ to: "booking", children: shell.labels.book.service }, { to: "phone" }]}
      >
        {(often || food) && (
          <div className="stack-tight">
            {often && <RichParagraph label={<b>How often</b>} text={often} />}
            {food && <RichParagraph label={<b>Can my pet eat first?</b>} text={food} />}
          </div>
        )}
      </PageHead>
      {start.length > 0 && (
        <Band ground="mint">
          <Text text={start} />
        </Band>
      )}
      <TextSections
        {...data}
        sections={expectSection ? sections.slice(0, expectIndex) : sections}
        ground="mint"
      />
      {scene && expectSection && <Scene {...scene} section={expectSection} />}
      {/* Below a scene that ends in navy, the sections are navy, too. */}
      <TextSections
        {...data}
        sections={expectSection ? sections.slice(expectIndex + 1) : []}
        ground={scene?.ground === "navy" ? "navy" : "paper"}
      />
      <Questions
        groups={[{ id: "questions", heading: "What people ask", items: data.questions }]}
        before={<Provided {...data} />}
        ground="mint"
        columns="2-1"
        className="service-end"
      >
        {data.related.length > 0 && (
          <RelatedPages heading="Related services and articles" pages={data.related} inline />
        )}
        <Sources sources={data.sources} />
      </Questions>
    </>
  );
}

const Text = ({ text }: { text: Section["text"] }) =>
  text.length > 0 && (
    <div className="prose service-text">
      <RichText text={text} components={components} />
    </div>
  );

type TextSectionsProps = Pick<Data, "stats" | "statsText"> & {
  sections: readonly Section[];
  ground: Ground;
};

/** Sections of the text side by side, each below its picture or its stats. */
const TextSections = ({ sections, ground, ...stats }: TextSectionsProps) =>
  sections.length > 0 && (
    <Band ground={ground}>
      <div className="columns columns-1-1 service-sections">
        {sections.map(({ text, heading, picture, ...section }) => (
          <section key={section.id} className="columns" aria-labelledby={section.id}>
            {picture && <Picture {...picture} cropped />}
            <div className={classNames("stack", !picture && "full-row")}>
              <Heading {...section} heading={<RichText text={heading} />} variant="size-3" />
              <Text text={text} />
            </div>
            {section.label === "Why It Matters" && <Stats {...stats} alone={!picture} />}
          </section>
        ))}
      </div>
    </Band>
  );

type StatsProps = Pick<Data, "stats" | "statsText"> & {
  /** In place of a picture, and so large. */
  alone: boolean;
};

const Stats = ({ stats, statsText, alone }: StatsProps) =>
  (stats.length > 0 || statsText !== undefined) && (
    <div className={classNames("stack", alone && "service-stats panel picture-cropped")}>
      <ul role="list" className="grid grid-short">
        {stats.map(({ value, label }, index) => (
          <li key={index}>
            <b className={alone ? "numeral" : "display-3"}>{value}</b>
            <p className="text-lead">{label}</p>
          </li>
        ))}
      </ul>
      {statsText !== undefined && <p className="text-lead">{statsText}</p>}
    </div>
  );

type SceneProps = NonNullable<Data["scene"]> & { section: Section };

/** The grounds of drawings side by side, the last three: morning, lamplight, night. */
const skyGrounds = ["hill", "accent", "navy"];

/**
 * What to Expect: a `narrow` drawing with its captions beside it, one as `wide` as the page, or `skies` side by side.
 * Below a wide one, its captions and the text have the color in which the drawing ends.
 */
function Scene({ section, kind, drawing, alt, ground, items }: SceneProps) {
  const { text, heading, ...name } = section;
  const title = <Heading {...name} heading={<RichText text={heading} />} />;
  // Drawings with numbers are those with an alt, and their list has the same numbers.
  const numbered = alt !== undefined;
  const list = kind === "narrow" ? "grid" : "grid grid-short";
  const isListed = kind !== "skies" && items.length > 0;
  const words = (
    <div className={isListed ? "stack" : "text-lead"}>
      {isListed && <NamedList items={items} numbered={numbered} className={list} ordered />}
      <Text text={text} />
    </div>
  );
  if (kind === "narrow")
    return (
      <Band
        ground={ground}
        columns={items.length > 5 ? "1-1" : "2-1"}
        className="service-poster"
        aria-labelledby={name.id}
      >
        <div className="stack-wide">
          {title}
          {drawing && <Drawing {...drawing} alt={alt} />}
        </div>
        {words}
      </Band>
    );
  return (
    <>
      <Band wrap={false} className="service-scene" aria-labelledby={name.id}>
        <div className="wrap band-header">{title}</div>
        {drawing ? (
          <Drawing {...drawing} alt={alt} fit={numbered ? "meet" : "slice"} />
        ) : (
          <ol role="list" className="service-skies">
            {items.map(({ name, detail, drawing }, index) => (
              <li key={index}>
                {drawing && <Drawing {...drawing} />}
                <div
                  className={`stack-tight ground-${skyGrounds.at(index - items.length) ?? "hill"}`}
                >
                  <h3 className="size-3">{name}</h3>
                  {detail && <RichParagraph text={detail} />}
                </div>
              </li>
            ))}
          </ol>
        )}
      </Band>
      {(isListed || text.length > 0) && (
        <Band ground={ground} className={drawing && "service-ground"}>
          {words}
        </Band>
      )}
    </>
  );
}

/** What We Provide, on a leaf, with the button that books below it. */
const Provided = ({ provides, providesHeading, photo }: Data) => (
  <section className="service-provided panel stack-wide" aria-labelledby="what-we-provide">
    <Heading
      id="what-we-provide"
      variant="size-3"
      label={providesHeading && "What We Provide"}
      heading={providesHeading ?? "What We Provide"}
    />
    <NamedList items={provides} ticks className="grid" />
    <div className="cluster">
      <ContactButton to="booking">{shell.labels.book.service}</ContactButton>
      <MoreLink href={`${pagePaths.services}#cost`}>What it costs</MoreLink>
    </div>
    {photo && <CaptionedPhoto {...photo} />}
  </section>
);
