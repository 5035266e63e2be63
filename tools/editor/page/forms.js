// The forms of Sveltia CMS with parts of our own: https://sveltiacms.app/en/docs/api

/** What the menu Insert of a text adds; `editor_components` in ../config.ts. */
const textParts = [
  {
    id: "Warning",
    label: "Red box",
    pattern: /^<Warning title="(?<title>[^"]*)">\n\n(?<text>[\s\S]*?)\n\n<\/Warning>$/m,
    fields: [
      { name: "title", label: "Heading" },
      {
        name: "text",
        label: "Text",
        widget: "markdown",
        buttons: ["bold", "link", "bulleted-list", "numbered-list"],
        editor_components: ["CallLink", "PoisonLines"],
      },
    ],
    toBlock: ({ title = "", text = "" }) =>
      `<Warning title="${title.replace(/"([^"]*)"?/g, "“$1”")}">\n\n${text.trim()}\n\n</Warning>`,
  },
  {
    id: "CallLink",
    label: "Phone link",
    mode: "dialog",
    pattern: /<CallLink(?: \/>|>(?<words>[^<]*)<\/CallLink>)/,
    fields: [
      {
        name: "words",
        label: "Words",
        required: false,
        hint: "Left empty, the link is the phone number.",
      },
    ],
    toBlock: ({ words }) => (words ? `<CallLink>${words}</CallLink>` : "<CallLink />"),
  },
  {
    id: "PoisonLines",
    label: "Poison lines",
    pattern: /^<PoisonLines \/>$/m,
    fields: [],
    toBlock: () => "<PoisonLines />",
  },
];
for (const part of textParts) {
  window.CMS.registerEditorComponent({ ...part, toPreview: part.toBlock });
}

// A link in a hint opens beside the form.
addEventListener("click", ({ target }) => {
  const link = target.closest(".hint a");
  if (link) link.target = "_blank";
});

/** Hashes of what these forms have written. Any other change of a file came from elsewhere. */
window.written = new Set();
const { write } = FileSystemWritableFileStream.prototype;
FileSystemWritableFileStream.prototype.write = async function (data) {
  const bytes = await new Blob([data]).arrayBuffer();
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  // As shortHash gives it.
  window.written.add(new DataView(hash).getUint32().toString(16).padStart(8, "0"));
  return write.call(this, data);
};
