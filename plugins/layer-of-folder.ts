import path from "node:path";
import type { UserConfig } from "vite";

/**
 * Puts each sheet beside a component into the cascade layer named after its folder in src, such as `ui`.
 * So no sheet has to name its layer, and none can name a wrong one. Only rules that a sheet itself puts
 * in a layer stay in that one. src/styles/layers.css has the order of the layers.
 */
export const layerOfFolder = {
  plugins: [
    {
      postcssPlugin: "layer-of-folder",
      Once(sheet, { AtRule }) {
        // From the folder of the project, which may itself be in one that is called src.
        const file = path.relative("", sheet.source?.input.file ?? "");
        const [, layer] = /^src[\\/](?!styles)(\w+)[\\/]/.exec(file) ?? [];
        if (layer === undefined) return;
        const nodes = sheet.nodes.filter((node) => !("name" in node && node.name === "layer"));
        sheet.prepend(new AtRule({ name: "layer", params: layer }).append(nodes));
      },
    },
  ],
} satisfies NonNullable<UserConfig["css"]>["postcss"];
