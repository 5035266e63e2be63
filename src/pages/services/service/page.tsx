import { shell } from "virtual:shell";
import { ContactButton } from "../../../parts/contacts/contacts.tsx";
import { NamedList } from "../../../parts/named-list/named-list.tsx";
import { PageHead } from "../../../parts/page-head/page-head.tsx";
import { ProseText, proseComponents } from "../../../parts/prose/prose.tsx";
import { Questions } from "../../../parts/questions/questions.tsx";
import { Sources } from "../../../parts/sources/sources.tsx";
import { Band, Heading } from "../../../ui/band/band.tsx";
import { Note } from "../../../ui/note/note.tsx";
import { Drawing, PhotoFigure } from "../../../ui/picture/picture.tsx";
import { RelatedPages } from "../../../ui/related-pages/related-pages.tsx";
import { type Components, RichParagraph, RichText } from "../../../ui/rich-text/rich-text.tsx";
import type { PageProps } from "../../declare.ts";
import type { route } from "./load.ts";
import "./page.css";

type Data = PageProps<typeof route>["data"];

const components = {
  ...proseComponents,
  Note: (note) => <Note plain {...note} />,
  Warning: (note) => <Note plain urgent {...note} />,
} satisfies Components;

/** A service page: its text, in which What to Expect is a scene, then the parts of all services. */
export default function Service({ data }: PageProps<typeof route>) {
  const { scene } = data.layout;
  const { sections } = data.body;
  const { often, food } = data.shortAnswers;
  const expected = sections.findIndex(({ label }) => label === "What to Expect");
  const pictureAt = (index: number) =>
    data.pictures.find(({ heading }) => heading === sections[index]?.id)?.picture;
  const questions = { id: "questions", heading: "What people ask", items: data.questions };
  return (
    <>
      <PageHead
        {...data.head}
        buttons={[{ to: "booking", children: shell.labels.book.service }, { to: "phone" }]}
      >
        <div className="stack-tight">
          {often && <RichParagraph label={<b>How often</b>} text={often} />}
          {food && <RichParagraph label={<b>Can my pet eat first?</b>} text={food} />}
        </div>
      </PageHead>
      <ProseText text={data.body.start} />
      {sections.map(({ id, label, heading, text }, index) => {
        const picture = pictureAt(index);
        const part = {
          id,
          label,
          heading: <RichText text={heading} />,
          hilltop: pictureAt(index - 1) !== undefined,
        };
        const prose = (
          <div className="prose service-text">
            <RichText text={text} components={components} />
          </div>
        );
        if (scene && index === expected)
          return (
            <Scene key={id} part={part} {...scene}>
              {text.length > 0 && prose}
            </Scene>
          );
        const isWhy = label === "Why It Matters";
        // A scene that ends by night goes on in the parts below it.
        const plain = index > expected && scene?.ground === "deep" ? "deep" : "paper";
        return (
          <Band
            key={id}
            {...part}
            variant="medium"
            columns="third"
            ground={isWhy || picture ? "mist" : plain}
          >
            <div className="stack">
              {isWhy && <Figures {...data.layout} />}
              {prose}
            </div>
            {picture && (
              <Drawing {...picture} className="service-picture below-first on-next-hill" />
            )}
          </Band>
        );
      })}
      <Band ground="stock">
        <Provided {...data} />
      </Band>
      <Questions parts={[questions]} ground="paper">
        {data.related.length > 0 && (
          <RelatedPages heading="Related services and articles" pages={data.related} />
        )}
      </Questions>
    </>
  );
}

const Figures = ({ stats, text }: Data["layout"]) => (
  <>
    {stats.length > 0 && (
      <ul role="list" className="service-figures row">
        {stats.map(({ value, label }, index) => (
          <li key={index}>
            <b className="numeral">{value}</b>
            <p className="lead">{label}</p>
          </li>
        ))}
      </ul>
    )}
    {text !== undefined && <p className="lead">{text}</p>}
  </>
);

type SceneProps = NonNullable<Data["layout"]["scene"]> & {
  part: React.ComponentProps<typeof Heading> & { hilltop: boolean };
  children: React.ReactNode;
};

/** The grounds of drawings side by side, the last three: morning, lamplight, night. */
const lights = ["hill", "accent", "deep"];

/**
 * A drawing as wide as the page, or several side by side. What it shows is named on the ground in which it ends,
 * where the text goes on.
 */
function Scene({ part, drawing, alt, ground, items, children }: SceneProps) {
  const { hilltop, ...title } = part;
  // Drawings with numbers are those with an alt, and their list has the same numbers.
  const numbered = alt !== undefined;
  const isListed = drawing && items.length > 0;
  return (
    <>
      <Band
        ground={drawing && ground === "deep" ? "deep" : "paper"}
        hilltop={hilltop}
        wrap={false}
        className="service-scene"
        aria-labelledby={title.id}
      >
        <div className="wrap band-header">
          <Heading {...title} />
        </div>
        {drawing ? (
          <Drawing {...drawing} alt={alt} fit={numbered ? "meet" : "slice"} />
        ) : (
          <ol role="list" className="service-lights">
            {items.map(({ name, detail, drawing }, index) => (
              <li key={index}>
                {drawing && <Drawing {...drawing} />}
                <div className={`stack-tight ground-${lights.at(index - items.length) ?? "hill"}`}>
                  <h3 className="medium">{name}</h3>
                  {detail && <RichParagraph text={detail} />}
                </div>
              </li>
            ))}
          </ol>
        )}
      </Band>
      {(isListed || children) && (
        <Band ground={ground} className={drawing && "service-ground"}>
          <div className="stack-wide">
            {isListed && (
              <NamedList items={items} numbered={numbered} className="grid grid-short" ordered />
            )}
            {children}
          </div>
        </Band>
      )}
    </>
  );
}

const Provided = ({ provides, providesHeading, photo, sources }: Data) => (
  <section className="columns" aria-labelledby="what-we-provide">
    <div className="stack">
      <Heading
        id="what-we-provide"
        variant="medium"
        label={providesHeading && "What We Provide"}
        heading={providesHeading ?? "What We Provide"}
      />
      <ContactButton to="booking">{shell.labels.book.service}</ContactButton>
    </div>
    <div>
      <NamedList items={provides} className="grid" />
      {photo && <PhotoFigure {...photo} />}
      <Sources sources={sources} />
    </div>
  </section>
);
