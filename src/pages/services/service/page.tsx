import { shell } from "virtual:shell";
import { ContactButton } from "../../../parts/contacts/contacts.tsx";
import { NamedList } from "../../../parts/named-list/named-list.tsx";
import { PageHead } from "../../../parts/page-head/page-head.tsx";
import { ProseText } from "../../../parts/prose/prose.tsx";
import { Questions } from "../../../parts/questions/questions.tsx";
import { Sources } from "../../../parts/sources/sources.tsx";
import { words } from "../../../parts/words.ts";
import { Band, type Ground, Heading } from "../../../ui/band/band.tsx";
import { Drawing, PhotoFigure, Picture } from "../../../ui/picture/picture.tsx";
import { RelatedPages } from "../../../ui/related-pages/related-pages.tsx";
import { RichParagraph, RichText } from "../../../ui/rich-text/rich-text.tsx";
import { TextList } from "../../../ui/text-list/text-list.tsx";
import type { PageProps } from "../../declare.ts";
import type { route } from "./load.ts";
import "./page.css";

type Data = PageProps<typeof route>["data"];
type Layout = Data["layout"];

/** A service page: its text with the pictures and numbers of its layout, then the parts of all services. */
export default function Service({ data }: PageProps<typeof route>) {
  const { layout } = data;
  const { often, food } = data.shortAnswers;
  const questions = { id: "questions", heading: "Common questions", items: data.questions };
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
      {data.body.sections.map(({ id, label, heading, text }) => {
        const part = {
          title: { id, label, heading: <RichText text={heading} /> },
          text: <ProseText text={text} />,
        };
        if (label === "What to Expect") return <WhatToExpect key={id} {...part} data={data} />;
        const tile = data.pictures.find((one) => one.heading === id)?.picture;
        const picture = tile && <Picture {...tile} tile />;
        if (label === "Why It Matters")
          return <WhyItMatters key={id} {...part} picture={picture} layout={layout} />;
        // A part without a label comes after the labeled ones, so it continues the ground they end in.
        const ground = label ? "paper" : lastGround(layout);
        return <WhatItIs key={id} {...part} picture={picture} ground={ground} />;
      })}
      {layout.days.length === 0 && (
        <Band ground={lastGround(layout)}>
          <Provided {...data} />
        </Band>
      )}
      <Questions parts={[questions]} ground={lastGround(layout) === "stock" ? "paper" : "stock"}>
        {data.related.length > 0 && (
          <RelatedPages heading="Related services and articles" pages={data.related} />
        )}
      </Questions>
    </>
  );
}

/** The ground below the scene, on which the text and What We Provide stand. */
function lastGround({ scene, days }: Layout) {
  if (scene && scene.ground !== "accent") return scene.ground;
  return days.length > 0 ? "stock" : "paper";
}

type PartProps = { title: React.ComponentProps<typeof Heading>; text: React.ReactNode };
type PicturedProps = PartProps & { picture: React.ReactNode };

const WhatItIs = ({ title, picture, text, ground }: PicturedProps & { ground: Ground }) =>
  picture ? (
    <Band {...title} columns="third" intro={picture} ground={ground}>
      <div className="prose">{text}</div>
    </Band>
  ) : (
    <Band aria-labelledby={title.id}>
      <div className="stack">
        <Heading {...title} />
        <div className="prose service-wide">{text}</div>
      </div>
    </Band>
  );

function WhyItMatters({ title, picture, text, layout }: PicturedProps & { layout: Layout }) {
  const { stats, text: statement } = layout;
  const wide = <div className="prose service-wide">{text}</div>;
  return (
    <Band ground="accent" columns="even" className="service-why" aria-labelledby={title.id}>
      {picture}
      <div className="stack">
        <Heading {...title} />
        {stats.length > 0 && (
          <div className="service-figures grid grid-short">
            {stats.map(({ value, label }, index) => {
              // Of “6-8 weeks”, only 6-8 is large; “weeks” moves to the beginning of the label.
              const [number, ...unit] = value.split(" ");
              return (
                <p key={index} className="loud">
                  <b className="numeral">{number}</b>
                  <br />
                  {[...unit, label].join(" ")}
                </p>
              );
            })}
          </div>
        )}
        {statement !== undefined && <p className="lead">{statement}</p>}
        {picture && wide}
      </div>
      {!picture && wide}
    </Band>
  );
}

function WhatToExpect({ title, text, data }: PartProps & { data: Data }) {
  const { scene, days } = data.layout;
  return (
    <>
      {scene && <Scene {...title} {...scene} />}
      <Band ground={lastGround(data.layout)} {...(!scene && title)}>
        {days.length > 0 && <Days days={days} />}
        <div className="prose service-wide">{text}</div>
        {days.length > 0 && <Provided {...data} />}
      </Band>
    </>
  );
}

const Provided = ({ provides, providesHeading, photo, sources }: Data) => (
  <section className="columns" aria-labelledby="what-we-provide">
    <div className="stack">
      <Heading
        id="what-we-provide"
        label={providesHeading && words.whatWeProvide}
        heading={providesHeading ?? words.whatWeProvide}
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

type SceneProps = React.ComponentProps<typeof Heading> & NonNullable<Layout["scene"]>;

/** A drawing as wide as the page. Below it, on the color in which it ends, is a list of what it shows. */
function Scene({ drawing, alt, items, ground, ...title }: SceneProps) {
  const above = ground === "deep" ? "deep" : "paper";
  return (
    <>
      <Band ground={above} wrap={false} className="service-scene" aria-labelledby={title.id}>
        <div className="wrap">
          <Heading {...title} />
        </div>
        <Drawing {...drawing} alt={alt} fit={alt === undefined ? "slice" : "meet"} />
      </Band>
      <Band ground={ground} className="service-scene-foot">
        {/* Drawings with numbers are those with an alt, and their list has the same numbers. */}
        {items.length > 0 && (
          <NamedList
            items={items}
            numbered={alt !== undefined}
            className="grid grid-short"
            ordered
          />
        )}
      </Band>
    </>
  );
}

/** The grounds of the three sheets, in order: morning, lamplight, night. */
const sheetGrounds = ["ground-hill", "ground-accent", "ground-deep"];

/** Before a visit, its day, and after it: three sheets that step down, each as high as its words. */
const Days = ({ days }: Pick<Layout, "days">) => (
  <ol role="list" className="service-days">
    {days.map(({ name, drawing, items }, index) => (
      <li key={index} className={`sheet stack-tight ${sheetGrounds[index]}`}>
        <Drawing {...drawing} />
        <h3 id={name.toLowerCase().replaceAll(" ", "-")}>{name}</h3>
        <TextList variant="ticks" items={items} />
      </li>
    ))}
  </ol>
);
