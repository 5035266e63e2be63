import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Config, optimize } from "svgo";
import type { DrawingData } from "../ui/drawing/drawing.tsx";
import type { PictureData } from "../ui/picture/picture.tsx";
import { remember } from "./remember.ts";
import { shortHash } from "./short-hash.ts";

/** All pictures by name. Optimizing is slow, so each is optimized on first use. */
export type Pictures = ReturnType<typeof findPictures>;

/** For files: keeps the style element, which holds the dark colors. */
const fileConfig: Config = {
  multipass: true,
  plugins: [
    { name: "preset-default", params: { overrides: { inlineStyles: false, cleanupIds: false } } },
  ],
};

/** Keeps the classes that style sheets use, and makes ids unique across drawings. */
const drawingConfig = (name: string): Config => ({
  multipass: true,
  plugins: [
    {
      name: "preset-default",
      params: {
        overrides: {
          collapseGroups: false,
          cleanupIds: false,
          mergePaths: false,
          // SVGO cannot see the style sheet and would damage strokes.
          removeUselessStrokeAndFill: false,
          convertPathData: { applyTransforms: false },
        },
      },
    },
    { name: "prefixIds", params: { prefix: name, delim: "-", prefixClassNames: false } },
  ],
});

/** Finds the SVG files of app/illustrations and app/drawings. Asking for another name throws. */
export function findPictures() {
  const pictureNames = listSvgs("illustrations");
  const sourceOf = remember((name) => readSvg("illustrations", name));
  const file = remember((name) => {
    const { data } = optimize(sourceOf(name), fileConfig);
    const hash = shortHash(data);
    const [, , width = 0, height = 0] = viewBoxOf(sourceOf(name)).split(" ").map(Number);
    return { data, picture: { src: `/assets/${name}-${hash}.svg`, width, height } };
  });

  return {
    pictureNames,
    drawingNames: listSvgs("drawings"),
    picture: (name: string): PictureData => file(name).picture,
    /** The source of an illustration, not optimized. */
    sourceOf,
    drawing: remember((name): DrawingData => {
      const source = readSvg("drawings", name);
      const { data } = optimize(source, drawingConfig(name));
      return { viewBox: viewBoxOf(source), markup: data.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "") };
    }),
    /** Contents of the pictures' files, by URL. */
    pictureFiles: (): ReadonlyMap<string, string> =>
      new Map(pictureNames.map((name) => [file(name).picture.src, file(name).data])),
  };
}

const listSvgs = (folder: string) =>
  globSync(`app/${folder}/*.svg`)
    .map((file) => path.basename(file, ".svg"))
    .sort();

const readSvg = (folder: string, name: string) => readFileSync(`app/${folder}/${name}.svg`, "utf8");

function viewBoxOf(source: string): string {
  return /viewBox="([^"]+)"/.exec(source)?.[1] ?? "0 0 0 0";
}
