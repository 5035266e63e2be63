/** The HTML file of a page: services/dental.html next to services.html. */
export const htmlFile = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);
