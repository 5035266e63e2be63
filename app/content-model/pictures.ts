import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Config, optimize } from "svgo";
import { remember } from "./remember.ts";
import { shortHash } from "./short-hash.ts";

/** A picture that is a file of its own, and its size in CSS pixels. */
export type Illustration = { src: string; width: number; height: number };

/** A picture drawn into the page, so that it shares the page's colours and fonts. */
export type Drawing = { viewBox: string; markup: string };

/** All pictures by name. Each is optimised when it is first asked for: that is the slow part. */
export type Pictures = {
  illustrationNames: readonly string[];
  drawingNames: readonly string[];
  illustration: (name: string) => Illustration;
  drawing: (name: string) => Drawing;
  /** An illustration as it was drawn, before it is optimised. */
  source: (name: string) => string;
  /** Address and contents of the files that pages ask for. */
  listFiles: () => ReadonlyMap<string, string>;
};

/** For files of their own: colours for the night stand in a style element, which must stay whole. */
const fileConfig: Config = {
  multipass: true,
  plugins: [
    { name: "preset-default", params: { overrides: { inlineStyles: false, cleanupIds: false } } },
  ],
};

/**
 * For drawings: classes carry the colours of the page, groups carry classes that style sheets
 * move, and several drawings may stand on one page, so that their ids must differ.
 */
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
          // The optimiser cannot see the style sheet: strokes look useless to it, and it would
          // scale a path and leave the width of its stroke alone.
          removeUselessStrokeAndFill: false,
          convertPathData: { applyTransforms: false },
        },
      },
    },
    { name: "prefixIds", params: { prefix: name, delim: "-", prefixClassNames: false } },
  ],
});

/** Finds `illustrations` (files of their own) and `drawings` (inlined) in a folder. */
export function findPictures(folder: string): Pictures {
  const illustrations = listSvgs(path.join(folder, "illustrations"));
  const drawings = listSvgs(path.join(folder, "drawings"));

  const source = remember((name: string) => readFound(illustrations, name, "illustration"));
  const file = remember((name: string) => {
    const { data } = optimize(source(name), fileConfig);
    const hash = shortHash(data);
    const [, , width = 0, height = 0] = viewBoxOf(source(name)).split(" ").map(Number);
    return { data, illustration: { src: `/assets/${name}-${hash}.svg`, width, height } };
  });

  return {
    illustrationNames: [...illustrations.keys()],
    drawingNames: [...drawings.keys()],
    illustration: (name) => file(name).illustration,
    source,
    drawing: remember((name: string) => {
      const source = readFound(drawings, name, "drawing");
      const { data } = optimize(source, drawingConfig(name));
      return { viewBox: viewBoxOf(source), markup: data.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "") };
    }),
    listFiles: () =>
      new Map(
        [...illustrations.keys()].map((name) => {
          const { data, illustration } = file(name);
          return [illustration.src, data];
        }),
      ),
  };
}

/** Name and path of each SVG of a folder. */
function listSvgs(folder: string): ReadonlyMap<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return new Map(
    files
      .filter((file) => file.endsWith(".svg"))
      .map((file) => [path.basename(file, ".svg"), path.join(folder, file)]),
  );
}

/** @throws where code asks for a picture that does not exist; names in content are checked before */
function readFound(found: ReadonlyMap<string, string>, name: string, noun: string): string {
  const file = found.get(name);
  if (file === undefined) throw new Error(`There is no ${noun} named ${name}`);
  return readFileSync(file, "utf8");
}

function viewBoxOf(source: string): string {
  return /viewBox="([^"]+)"/.exec(source)?.[1] ?? "0 0 0 0";
}
