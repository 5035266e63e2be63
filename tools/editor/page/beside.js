// Keeps the page on the right with the form on the left, and tells of faults in the content.
const byId = (id) => document.getElementById(id);
const forms = byId("forms");
const site = byId("site");
const { pages, origin } = await (await fetch("/pages.json")).json();

let shown = "";
function showPage() {
  const [, collection, entry] =
    /^#\/collections\/([\w-]+)\/entries\/([\w-]+)/.exec(forms.contentWindow.location.hash) ?? [];
  const page = pages[`${collection}/${entry}`] ?? pages[collection]?.replace("{{slug}}", entry);
  if (entry === undefined || page === undefined || page === shown) return;
  shown = page;
  site.src = origin + page;
}

/** By way of the list: Sveltia shows nothing where one form follows another. */
function openForm(address) {
  const { location } = forms.contentWindow;
  if (location.hash === address) return;
  location.hash = address.replace(/\/entries\/.*/, "");
  setTimeout(() => {
    location.hash = address;
  }, 500);
}

function tell(words) {
  byId("told").hidden = words === "";
  byId("told").textContent = words;
}

function tellFaults(faults) {
  byId("faults").hidden = faults.length === 0;
  byId("faults-title").textContent =
    faults.length === 1 ? "One thing to mend" : `${faults.length} things to mend`;
  byId("faults")
    .querySelector("ul")
    .replaceChildren(
      ...faults.map(({ words, form }) => {
        const item = document.createElement("li");
        const link = document.createElement(form === undefined ? "span" : "a");
        if (form !== undefined) {
          link.href = form;
          link.addEventListener("click", (event) => {
            event.preventDefault();
            openForm(form);
          });
        }
        link.textContent = words;
        item.append(link);
        return item;
      }),
    );
}

let version;
let hadFaults = false;
async function follow() {
  showPage();
  try {
    const state = await (await fetch(`/faults.json?${version ?? ""}`)).json();
    if (state.version !== version) {
      tellFaults(state.faults);
      // Where the page could not be built, nothing in the frame waits for the next version.
      if (hadFaults) site.src = origin + (shown || "/");
      hadFaults = state.faults.length > 0;
      version = state.version;
    }
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
site.src = `${origin}/`;
follow();
