// Shows the page that the open form changes, and the problems in the content.
const byId = (id) => document.getElementById(id);
const forms = byId("forms");
const read = async (address) => (await fetch(address)).json();
const { collections } = await read("/config.json");

/** The page that shows the content of a form. */
function pageOf(collection, entry) {
  const { files = [], preview_path } = collections.find(({ name }) => name === collection);
  const file = files.find(({ name }) => name === entry);
  return file?.preview_path ?? preview_path?.replace("{{slug}}", entry);
}

/** The address and the label of the form of a file. */
function formOf(file) {
  for (const { name, label, folder, files = [] } of collections) {
    const inFolder = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1, -4) : undefined;
    const own = files.find((one) => one.file === file);
    const entry = own?.name ?? inFolder;
    if (entry !== undefined) {
      const address = `#/collections/${name}/entries/${entry}`;
      return { address, title: own?.label ?? `${label}, ${entry}` };
    }
  }
  return { title: file };
}

/** Goes through the list, because Sveltia shows nothing if one form directly follows another. */
function openForm(hash) {
  const { location } = forms.contentWindow;
  if (location.hash === hash) return;
  location.hash = hash.replace(/\/entries\/.*/, "");
  setTimeout(() => {
    location.hash = hash;
  }, 500);
}

function tell(words) {
  byId("told").hidden = words === "";
  byId("told").textContent = words;
}

function listFaults(faults) {
  byId("faults").hidden = faults.length === 0;
  byId("faults-title").textContent =
    faults.length === 1 ? "One thing to fix" : `${faults.length} things to fix`;
  const items = faults.map(({ file, words }) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    const { address, title } = formOf(file);
    if (address !== undefined) link.href = address;
    link.textContent = words;
    link.addEventListener("click", (event) => {
      event.preventDefault();
      if (address !== undefined) openForm(address);
    });
    item.append(`${title}: `, link);
    return item;
  });
  byId("faults")
    .querySelector("ul")
    .replaceChildren(...items);
}

/** In a new frame: forms that are saved or closed go back in the history, and old frames follow. */
function show(address) {
  const frame = byId("site").cloneNode();
  frame.src = address;
  byId("site").replaceWith(frame);
}

let page = "/";
let shown = "";
let listed = "[]";
async function follow() {
  const [, collection, entry] =
    /^#\/collections\/([\w-]+)\/entries\/([\w-]+)/.exec(forms.contentWindow.location.hash) ?? [];
  if (collection !== undefined) page = pageOf(collection, entry) ?? page;
  try {
    const { site, faults } = await read("/faults.json");
    const now = JSON.stringify(faults);
    // A page that could not be built does not reload by itself.
    if (shown !== page || (now !== listed && listed !== "[]")) show(site + page);
    if (now !== listed) listFaults(faults);
    shown = page;
    listed = now;
    tell(canSave ? "" : onlyChrome);
  } catch {
    tell(
      "The site has stopped. What you saved is in its folder, and what you have typed is still here: start npm run edit again, and do not close this page.",
    );
  }
  setTimeout(follow, 400);
}

const canSave = "showDirectoryPicker" in window;
const onlyChrome = "This browser cannot save to a folder. Please open this page in Chrome or Edge.";
follow();
