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
  const image = photo ? (
    <Photo {...photo} eager={eager} />
  ) : (
    <img src={src} width={width} height={height} alt={alt} loading={eager ? "eager" : "lazy"} />
  );
  return tile ? <span className={`picture-tile ${className}`.trim()}>{image}</span> : image;
}

/** A photograph in content/photos, and what it shows. */
type PhotoData = { file: string; alt: string };

/** Copies in sizes for phones and desktops, without the metadata of the file. */
const copies = import.meta.glob<ImportedPicture>("../../../content/photos/*.{jpg,jpeg,png,webp}", {
  eager: true,
  import: "default",
  query: { w: "480;960;1440", format: "avif;jpg", as: "picture" },
});

/** Photographs, side by side where there is room; renders nothing if there are none. */
export function PhotoRow({ photos }: { photos: readonly PhotoData[] }) {
  if (photos.length === 0) return null;
  return (
    <div className="picture-row">
      {photos.map((photo) => (
        <Photo key={photo.file} {...photo} eager={false} />
      ))}
    </div>
  );
}

/** A photograph as wide as its place: half the page on a desktop, all of it on a phone. */
function Photo({ file, alt, eager }: PhotoData & { eager: boolean }) {
  const copy = copies[`../../../content/photos/${file}`];
  if (copy === undefined) throw new Error(`There is no photo ${file}`);
  const { sources, img } = copy;
  return (
    <picture>
      {Object.entries(sources).map(([format, srcSet]) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSet}
          sizes="(min-width: 60rem) 50vw, 100vw"
        />
      ))}
      <img
        src={img.src}
        width={img.w}
        height={img.h}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
      />
    </picture>
  );
}
