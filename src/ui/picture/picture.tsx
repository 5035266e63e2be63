import type { Picture as ImportedPicture } from "vite-imagetools";
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
  /** What it shows, unless words beside it say so. */
  alt?: string;
  /** Visible without scrolling: not loaded lazily. */
  eager?: boolean;
  /** Cropped to a leaf-shaped tile. */
  tile?: boolean;
  /** Of a tile. */
  className?: string;
};

/** An illustration, or the photo in its place. */
export function Picture(props: PictureProps) {
  const { src, width, height, photo, alt = "", eager = false, tile = false } = props;
  const { className = "" } = props;
  if (photo) return <Photo {...photo} eager={eager} className={className} />;
  const image = (
    <img src={src} width={width} height={height} alt={alt} loading={eager ? "eager" : "lazy"} />
  );
  return tile ? <span className={`picture-tile ${className}`.trim()}>{image}</span> : image;
}

/** A photograph, what it shows, and a line to set below it. */
export type PhotoData = {
  file: string;
  alt: string;
  caption?: string | undefined;
  /** In sizes for phones and desktops; the page's chunk adds them (plugins/content.ts). */
  copies?: ImportedPicture;
};

type PhotoRowProps = { photos: readonly PhotoData[]; className?: string };

/**
 * Photographs, two or three in a row, the first of them the widest; renders nothing if there are
 * none.
 */
export function PhotoRow({ photos, className = "" }: PhotoRowProps) {
  if (photos.length === 0) return null;
  const count = photos.length === 3 ? 3 : 2;
  const row = photos.slice(0, count);
  return (
    <>
      <div className={`picture-row picture-row-${row.length} ${className}`.trim()}>
        {row.map((photo) => (
          <PhotoFigure key={photo.file} {...photo} />
        ))}
      </div>
      <PhotoRow photos={photos.slice(count)} className={className} />
    </>
  );
}

/** A photograph over its caption; neither is on paper. */
function PhotoFigure({ className = "", ...photo }: PhotoData & { className?: string }) {
  return (
    <figure className={`screen-only ${className}`.trim()}>
      <Photo {...photo} />
      {photo.caption !== undefined && (
        <figcaption className="small" dir="auto">
          {photo.caption}
        </figcaption>
      )}
    </figure>
  );
}

type PhotoProps = PhotoData & {
  eager?: boolean;
  className?: string;
  /** How wide it is shown: by default, half the page on a desktop, all of it on a phone. */
  sizes?: string;
};

/** A photograph, which fills a tile. */
export function Photo(props: PhotoProps) {
  const { file, alt, copies, eager = false, className = "" } = props;
  const { sizes = "(min-width: 60rem) 50vw, 100vw" } = props;
  if (copies === undefined) throw new Error(`There is no photo ${file}`);
  const { sources, img } = copies;
  return (
    <span className={`picture-tile picture-photo ${className}`.trim()}>
      <picture>
        {Object.entries(sources).map(([format, srcSet]) => (
          <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          src={img.src}
          width={img.w}
          height={img.h}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
        />
      </picture>
    </span>
  );
}
