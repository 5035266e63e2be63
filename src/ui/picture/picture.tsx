import { classNames } from "../class-names.ts";
import "./drawing.css";
import "./picture.css";

/** An illustration with its intrinsic size in CSS pixels, to prevent layout shifts. */
export type PictureData = {
  src: string;
  width: number;
  height: number;
  /** Shown in place of the illustration. */
  photo?: PhotoData | undefined;
};

type PictureProps = PictureData & {
  /** What the picture shows, unless words beside it say so. */
  alt?: string;
  /** Visible without scrolling: not loaded lazily. */
  eager?: boolean | undefined;
  /** Cropped to the shape of a leaf. */
  cropped?: boolean;
};

export function Picture(props: PictureProps) {
  const { src, width, height, photo, alt = "", eager, cropped } = props;
  if (photo) return <Photo {...photo} eager={eager} />;
  const image = (
    <img src={src} width={width} height={height} alt={alt} loading={eager ? "eager" : "lazy"} />
  );
  return cropped ? <span className="picture-cropped">{image}</span> : image;
}

/** A photograph, in sizes for phones and desktops. */
export type PhotoData = { file: { src: string; jpeg: string; avif: string }; alt: string };

/** A photograph with its caption. Neither prints. */
export const CaptionedPhoto = ({
  caption,
  ...photo
}: PhotoData & { caption?: string | undefined }) => (
  <figure className="picture-captioned full-row screen-only">
    <Photo {...photo} />
    {caption && <figcaption className="text-small">{caption}</figcaption>}
  </figure>
);

type PhotoProps = PhotoData &
  Pick<PictureProps, "eager"> & {
    className?: string;
    /** How wide the photo is shown. Default: half the window on a desktop, all of it on a phone. */
    sizes?: string;
  };

/** A photograph, cropped to fill its place. */
export function Photo(props: PhotoProps) {
  const { file, alt, eager, className, sizes = "(min-width: 60rem) 50vw, 100vw" } = props;
  return (
    <span className={classNames("picture-cropped picture-photo", className)}>
      <picture>
        <source type="image/avif" srcSet={file.avif} sizes={sizes} />
        <img
          src={file.src}
          srcSet={file.jpeg}
          sizes={sizes}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
        />
      </picture>
    </span>
  );
}

/** An inline SVG, which uses the page's fonts and colors, light and dark (tokens.css). */
export type DrawingData = { viewBox: string; markup: string };

type DrawingProps = DrawingData & {
  className?: string;
  /** What it shows. Without it, the drawing is decorative. */
  alt?: string | undefined;
  /** How it fits a box with another aspect ratio. */
  fit?: "meet" | "slice";
};

export const Drawing = ({ viewBox, markup, className, alt, fit = "meet" }: DrawingProps) => (
  <svg
    className={classNames("drawing", className)}
    viewBox={viewBox}
    preserveAspectRatio={`xMidYMax ${fit}`}
    {...(alt === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, read at build time
    dangerouslySetInnerHTML={{ __html: markup }}
  />
);
