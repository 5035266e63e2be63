import { Photo, type PhotoData } from "./photo.tsx";
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
  /** Visible without scrolling: not loaded lazily. */
  eager?: boolean;
  /** Cropped to a leaf-shaped tile. */
  tile?: boolean;
};

/** An illustration, or the photo in its place. Words beside it say what an illustration shows. */
export function Picture({ src, width, height, photo, eager = false, tile = false }: PictureProps) {
  const image = photo ? (
    <Photo {...photo} eager={eager} />
  ) : (
    <img src={src} width={width} height={height} alt="" loading={eager ? "eager" : "lazy"} />
  );
  return tile ? <span className="picture-tile">{image}</span> : image;
}
