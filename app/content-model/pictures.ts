import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { optimize } from "svgo";

/** A picture that is a file of its own, and its size in CSS pixels. */
export type Illustration = { src: string; width: number; height: number };

/** A picture drawn into the page, so that it shares the page's colours and fonts. */
export type Drawing = { viewBox: string; markup: string };

/** All pictures, optimised. */
export type Pictures = {
  illustrations: ReadonlyMap<string, Illustration>;
  drawings: ReadonlyMap<string, Drawing>;
  /** Address and contents of the files that pages ask for. */
  files: ReadonlyMap<string, string>;
};

/** Reads `illustrations` (files of their own) and `drawings` (inlined) of a folder. */
export function readPictures(folder: string): Pictures {
  const files = new Map<string, string>();
  const illustrations = new Map<string, Illustration>();
  for (const [name, source] of readSvgs(path.join(folder, "illustrations"))) {
    // Colours for the night stand in a style element: it must stay whole.
    const { data } = optimize(source, {
      multipass: true,
      plugins: [
        {
          name: "preset-default",
          params: { overrides: { inlineStyles: false, cleanupIds: false } },
        },
      ],
    });
    const hash = createHash("sha256").update(data).digest("hex").slice(0, 8);
    const src = `/assets/${name}-${hash}.svg`;
    const [, , width = 0, height = 0] = viewBoxOf(source).split(" ").map(Number);
    files.set(src, data);
    illustrations.set(name, { src, width, height });
  }
  const drawings = new Map<string, Drawing>();
  for (const [name, source] of readSvgs(path.join(folder, "drawings"))) {
    const { data } = optimize(source, {
      multipass: true,
      plugins: [
        {
          name: "preset-default",
          // Classes carry the colours of the page; groups carry classes that style sheets move.
          // They carry the strokes, too: a width without a stroke beside it is none too many.
          params: {
            overrides: {
              collapseGroups: false,
              cleanupIds: false,
              mergePaths: false,
              removeUselessStrokeAndFill: false,
            },
          },
        },
        // Several drawings may stand on one page: their ids must differ.
        { name: "prefixIds", params: { prefix: name, delim: "-", prefixClassNames: false } },
      ],
    });
    drawings.set(name, {
      viewBox: viewBoxOf(source),
      markup: data.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ""),
    });
  }
  return { illustrations, drawings, files };
}

function readSvgs(folder: string): [name: string, source: string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".svg"))
    .sort()
    .map((name) => [path.basename(name, ".svg"), readFileSync(path.join(folder, name), "utf8")]);
}

function viewBoxOf(source: string): string {
  return /viewBox="([^"]+)"/.exec(source)?.[1] ?? "0 0 0 0";
}
