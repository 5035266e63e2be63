import "./picture.css";

/** An illustration and its own size in CSS pixels, so that nothing moves while it loads. */
export type PictureData = { src: string; width: number; height: number };

type PictureProps = PictureData & {
  /** What it shows; empty where the words beside it say the same. */
  alt?: string;
  /** In view when the page opens: load at once. */
  eager?: boolean;
  /** Cut to a leaf-shaped tile. */
  tile?: boolean;
};

export function Picture({
  src,
  width,
  height,
  alt = "",
  eager = false,
  tile = false,
}: PictureProps) {
  const image = (
    <img src={src} width={width} height={height} alt={alt} loading={eager ? "eager" : "lazy"} />
  );
  return tile ? <span className="picture-tile">{image}</span> : image;
}
