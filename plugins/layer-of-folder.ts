import type { UserConfig } from "vite";

/**
 * Puts each sheet of `src/ui`, `src/sections`, `src/signs` and `src/routes` into the cascade layer of its folder, so
 * that no sheet says it, and none can be in a wrong one. What a sheet gives a layer itself keeps that.
 */
export const layerOfFolder = {
  plugins: [
    {
      postcssPlugin: "layer-of-folder",
      Once(sheet, { AtRule }) {
        const file = sheet.source?.input.file ?? "";
        const [, layer] = /[\\/]src[\\/](ui|sections|signs|routes)[\\/]/.exec(file) ?? [];
        if (layer === undefined) return;
        const nodes = sheet.nodes.filter((node) => !("name" in node && node.name === "layer"));
        sheet.prepend(new AtRule({ name: "layer", params: layer }).append(nodes));
      },
    },
  ],
} satisfies NonNullable<UserConfig["css"]>["postcss"];
