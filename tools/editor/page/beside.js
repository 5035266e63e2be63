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

/** In a new frame: a form that is saved or closed goes back in the history, and old ones follow. */
function showPage(address) {
  const frame = byId("site").cloneNode();
  const sayIfUpdating = (is) => {
    byId("updating").textContent = is ? "Updating…" : "";
  };
  frame.addEventListener("load", () => {
    sayIfUpdating(false);
    // Vite reloads the page once something is saved.
    frame.contentWindow.addEventListener("beforeunload", () => sayIfUpdating(true));
  });
  frame.src = address;
  byId("site").replaceWith(frame);
  sayIfUpdating(true);
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The form last opened, or of the entry last added. */
let form = "";
let last = {};
let lastAddress = "";
/** The state that Sveltia has read: it reads the folder only when it starts. */
let known;
async function follow() {
  try {
    const state = await (await fetch("/forms/state.json")).json();
    const { pages, texts, config, problems, advice, launch, left, approved } = state;
    const { location, written } = byId("forms").contentWindow;
    known ??= state;
    const added = Object.keys(pages).find((hash) => last.pages && !(hash in last.pages));
    form = added ?? (location.hash in pages ? location.hash : form);
    for (const hash in texts) {
      if (written?.delete(texts[hash])) known.texts[hash] = texts[hash];
    }
    const isOutdated = (hash) => texts[hash] !== known.texts[hash];
    // The lists to pick from are in the configuration, such as the categories.
    const isStale =
      config !== known.config || Object.keys({ ...known.texts, ...texts }).some(isOutdated);
    // Never while a form is open.
    if (isStale && !/\/(entries|new)\b/.test(location.hash)) {
      location.reload();
      known = state;
    }
    byId("outdated").hidden = !isOutdated(location.hash);
    const day = byId("day").value;
    // Without a day, too: the page would keep the last one (src/hours/now.ts).
    const address = `${pages[form] ?? "/"}?on=${day}`;
    for (const [name, items] of Object.entries({ problems, advice, launch })) {
      if (isSame(items, last[name])) continue;
      byId(name).hidden = items.length === 0;
      byId(`${name}-list`).replaceChildren(...items.map(toItem));
    }
    byId("left").textContent = left;
    // Vite reloads a page, but not the message that is there instead of one. What the message
    // says may be over before it is shown: then there are no problems.
    const isMessage = byId("site").contentDocument?.contentType === "text/plain";
    const isOver = problems.length === 0 || !isSame([texts, problems], [last.texts, last.problems]);
    if (address !== lastAddress || (isMessage && isOver)) showPage(address);
    lastAddress = address;
    last = state;
    byId("approved").textContent = form in approved ? `This page: ${approved[form]}.` : "";
    byId("stopped").hidden = true;
  } catch {
    byId("stopped").hidden = false;
    // Its page has stopped, too.
    lastAddress = "";
  }
  setTimeout(follow, 400);
}
follow();
