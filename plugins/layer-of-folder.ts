import type { UserConfig } from "vite";

/**
 * Puts each sheet beside a component into the cascade layer that is named after its folder in src, such
 * as `ui`: no sheet says it, and none can be in a wrong one. src/styles/layers.css has their order. What
 * a sheet gives a layer itself keeps that.
 */
export const layerOfFolder = {
  plugins: [
    {
      postcssPlugin: "layer-of-folder",
      Once(sheet, { AtRule }) {
        const file = sheet.source?.input.file ?? "";
        const [, layer] = /[\\/]src[\\/](?!styles)(\w+)[\\/]/.exec(file) ?? [];
        if (layer === undefined) return;
        const nodes = sheet.nodes.filter((node) => !("name" in node && node.name === "layer"));
        sheet.prepend(new AtRule({ name: "layer", params: layer }).append(nodes));
      },
    },
  ],
} satisfies NonNullable<UserConfig["css"]>["postcss"];
