import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Config, optimize } from "svgo";
import { remember } from "./remember.ts";
import { shortHash } from "./short-hash.ts";

/** An SVG file and its intrinsic size in CSS pixels. */
export type Illustration = { src: string; width: number; height: number };

/** An inline SVG, which uses the page's colors and fonts. */
export type Drawing = { viewBox: string; markup: string };

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

/** Finds `illustrations` (files) and `drawings` (inlined) in a folder. */
export function findPictures(folder: string) {
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
    illustration: (name: string): Illustration => file(name).illustration,
    /** The source of an illustration, not optimized. */
    source,
    drawing: remember((name): Drawing => {
      const source = readFound(drawings, name, "drawing");
      const { data } = optimize(source, drawingConfig(name));
      return { viewBox: viewBoxOf(source), markup: data.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "") };
    }),
    /** Contents of the files that pages use, by URL. */
    listFiles: (): ReadonlyMap<string, string> =>
      new Map(
        [...illustrations.keys()].map((name) => {
          const { data, illustration } = file(name);
          return [illustration.src, data];
        }),
      ),
  };
}

/** SVGs of a folder: path by name. */
function listSvgs(folder: string): ReadonlyMap<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return new Map(
    files
      .filter((file) => file.endsWith(".svg"))
      .map((file) => [path.basename(file, ".svg"), path.join(folder, file)]),
  );
}

/** @throws if code names a missing picture; names in content are validated earlier */
function readFound(found: ReadonlyMap<string, string>, name: string, noun: string): string {
  const file = found.get(name);
  if (file === undefined) throw new Error(`There is no ${noun} named ${name}`);
  return readFileSync(file, "utf8");
}

function viewBoxOf(source: string): string {
  return /viewBox="([^"]+)"/.exec(source)?.[1] ?? "0 0 0 0";
}
