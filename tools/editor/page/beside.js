// Shows the page that the open form changes, and the problems of the content.
const byId = (id) => document.getElementById(id);

/** By way of its list: Sveltia shows nothing if a form directly follows another of the same list. */
function openForm(hash) {
  // On a phone, the forms are above.
  byId("forms").scrollIntoView();
  const { location } = byId("forms").contentWindow;
  if (location.hash === hash) return;
  location.hash = hash.replace(/\/entries\/.*/, "");
  setTimeout(() => {
    location.hash = hash;
  }, 500);
}

function toItem({ text, hash, items }) {
  const item = document.createElement("li");
  if (items !== undefined) {
    const list = document.createElement("ul");
    list.append(...items.map(toItem));
    item.append(text, list);
    return item;
  }
  const link = document.createElement("a");
  link.textContent = text;
  link.href = hash;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    openForm(hash);
  });
  item.append(link);
  return item;
}

/** The form last opened, or of the entry last added. */
let form = "";
let lastRendered = "";
let lastPages;
let lastConfig;
async function follow() {
  try {
    const state = await (await fetch("/forms/state.json")).json();
    const { pages, config, problems, advice, launch, left, approved } = state;
    const { location } = byId("forms").contentWindow;
    const added = Object.keys(pages).find((hash) => lastPages && !(hash in lastPages));
    form = added ?? (location.hash in pages ? location.hash : form);
    const page = pages[form] ?? "/";
    lastPages = pages;
    // The lists to pick from have changed, such as the categories. Never while a form is open.
    if (config !== lastConfig && !/\/(entries|new)\b/.test(location.hash)) {
      if (lastConfig) location.reload();
      lastConfig = config;
    }
    const current = JSON.stringify([page, problems, advice, launch]);
    if (current !== lastRendered) {
      for (const [name, items] of Object.entries({ problems, advice, launch })) {
        byId(name).hidden = items.length === 0;
        byId(`${name}-list`).replaceChildren(...items.map(toItem));
      }
      byId("left").textContent = left;
      // In a new frame: a form that is saved or closed goes back in the history, and old ones follow.
      const frame = byId("site").cloneNode();
      frame.src = page;
      byId("site").replaceWith(frame);
    }
    lastRendered = current;
    byId("approved").textContent = form in approved ? `This page: ${approved[form]}.` : "";
    byId("stopped").hidden = true;
  } catch {
    byId("stopped").hidden = false;
    // Its page has stopped, too.
    lastRendered = "";
  }
  setTimeout(follow, 400);
}
follow();
