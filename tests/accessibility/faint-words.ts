import type { Page } from "@playwright/test";

type Color = [red: number, green: number, blue: number, alpha: number];

/**
 * Words with too little contrast to their background (WCAG 1.4.3). axe leaves most of a page
 * undecided, because pseudo-elements draw edges of bands and stretch links over cards; here, the
 * background is that of the nearest box that has one or, in a drawing, the shape below the words.
 * @param paper as browsers print the page, without backgrounds
 */
export function faintWords(page: Page, paper = false): Promise<string[]> {
  return page.evaluate((isPrinted) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const known = new Map<string, Color>();
    const parse = (css: string): Color => {
      if (canvas === null || known.has(css)) return known.get(css) ?? [0, 0, 0, 1];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(css, [red, green, blue, alpha / 255]);
      return [red, green, blue, alpha / 255];
    };
    const over = ([r, g, b, alpha]: Color, ground: Color): Color => {
      const mix = (top: number, below: number) => top * alpha + below * (1 - alpha);
      return [mix(r, ground[0]), mix(g, ground[1]), mix(b, ground[2]), 1];
    };
    const luminance = (color: Color) => {
      const [red = 0, green = 0, blue = 0] = color
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isGround = (style: CSSStyleDeclaration) =>
      !isPrinted || style.getPropertyValue("print-color-adjust") === "exact";
    const white: Color = [255, 255, 255, 1];

    const groundOf = (element: Element | null): Color => {
      if (element === null) return isPrinted ? white : parse("Canvas");
      const style = getComputedStyle(element);
      const color: Color = isGround(style) ? parse(style.backgroundColor) : [0, 0, 0, 0];
      return color[3] === 1 ? color : over(color, groundOf(element.parentElement));
    };
    /** The last shape drawn before some words that lies under their middle. */
    const shapeBelow = (words: SVGTextElement): Color => {
      const { left, top, width, height } = words.getBoundingClientRect();
      const middle = new DOMPoint(left + width / 2, top + height / 2);
      const shapes = words.ownerSVGElement?.querySelectorAll<SVGGeometryElement>(
        ":is(path, rect, circle, ellipse, polygon):not(defs *, clipPath *, mask *, pattern *)",
      );
      const below = Array.from(shapes ?? []).findLast((shape) => {
        const { fill, opacity, fillOpacity } = getComputedStyle(shape);
        const isFilled = fill !== "none" && opacity === "1" && fillOpacity === "1";
        const isBefore = shape.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING;
        const point = middle.matrixTransform(shape.getScreenCTM()?.inverse());
        return isFilled && isBefore && shape.isPointInFill(point);
      });
      return below === undefined ? groundOf(words) : parse(getComputedStyle(below).fill);
    };
    const opacityOf = (element: Element | null): number =>
      element === null
        ? 1
        : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);

    const faultOf = (element: Element, pseudo?: string): string[] => {
      const style = getComputedStyle(element, pseudo);
      const drawn = element.closest("text");
      const own: Color = pseudo && isGround(style) ? parse(style.backgroundColor) : [0, 0, 0, 0];
      const ground = over(own, drawn === null ? groundOf(element) : shapeBelow(drawn));
      const [red, green, blue, alpha] = parse(drawn === null ? style.color : style.fill);
      const ink = over([red, green, blue, alpha * opacityOf(element)], ground);
      const [high = 0, low = 0] = [luminance(ink), luminance(ground)].sort((x, y) => y - x);
      const contrast = (high + 0.05) / (low + 0.05);
      const zoom = drawn?.getScreenCTM()?.a ?? 1;
      const size = Number.parseFloat(style.fontSize) * zoom;
      const isLarge = size >= (Number(style.fontWeight) >= 700 ? 18.66 : 24);
      if (contrast >= (isLarge ? 3 : 4.5)) return [];
      const words = pseudo ? style.content : element.textContent?.trim().slice(0, 40);
      const colors = [ink, ground].map((color) => color.slice(0, 3).map(Math.round).join());
      return [`${contrast.toFixed(2)} ${element.tagName} ${words}: ${colors.join(" on ")}`];
    };

    return Array.from(document.querySelectorAll("body, body *")).flatMap((element) => {
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // The first check alone would include words in a part of a drawing that is not drawn.
      if (!isSeen || element.getClientRects().length === 0) return [];
      const hasWords = Array.from(element.childNodes).some(
        (node) => node instanceof Text && node.data.trim() !== "",
      );
      const written = ["::before", "::after"].filter((pseudo) =>
        /^".*\w.*"/.test(getComputedStyle(element, pseudo).content),
      );
      return [
        ...(hasWords ? faultOf(element) : []),
        ...written.flatMap((pseudo) => faultOf(element, pseudo)),
      ];
    });
  }, paper);
}
