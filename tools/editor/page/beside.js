// Shows the page that the open form changes, and the problems of the content.
const byId = (id) => document.getElementById(id);

addEventListener("click", (event) => {
  const { hash } = event.target;
  if (!hash) return;
  event.preventDefault();
  // On a phone, the forms are above.
  byId("forms").scrollIntoView();
  const { location } = byId("forms").contentWindow;
  if (location.hash === hash) return;
  // By way of its list: Sveltia shows nothing if a form directly follows another of the same list.
  location.hash = hash.replace(/\/entries\/.*/, "");
  setTimeout(() => {
    location.hash = hash;
  }, 500);
});

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

/** The form last opened, or of the entry last added. */
let form = "";
let last = {};
let lastAddress = "";
/** What Sveltia has read: it reads the folder only when it starts. */
let known;

// A form that is saved at once is closed again before the next state comes.
byId("forms").addEventListener("load", ({ target: { contentWindow } }) => {
  contentWindow.addEventListener("hashchange", () => {
    const { hash } = contentWindow.location;
    if (hash.includes("/entries/")) form = hash;
  });
});

function show(state) {
  const { forms, files, ...lists } = state;
  const { location, written } = byId("forms").contentWindow;
  const added = Object.keys(forms).find((hash) => last.forms && !(hash in last.forms));
  form = added ?? (location.hash in forms ? location.hash : form);

  known ??= files;
  for (const name in files) {
    if (written?.delete(files[name])) known[name] = files[name];
  }
  const isOutdated = (name) => files[name] !== known[name];
  const isOpen = /\/(entries|new)\b/.test(location.hash);
  if (!isOpen && Object.keys({ ...known, ...files }).some(isOutdated)) {
    location.reload();
    known = files;
  }
  byId("outdated").hidden = !isOutdated(location.hash);

  for (const name in lists) {
    if (lists[name] === last[name]) continue;
    byId(name).hidden = lists[name] === "";
    byId(name).querySelector("div").innerHTML = lists[name];
  }
  const { page = "/" } = forms[form] ?? {};

  // Without a day, too: the page would keep the last one (src/hours/now.ts).
  const address = `${page}?on=${byId("day").value}`;
  // Vite reloads a page, but not the message that is there instead of one. What the message
  // says may be over before it is shown: then there are no problems.
  const isMessage = byId("site").contentDocument?.contentType === "text/plain";
  const isOver = lists.problems === "" || JSON.stringify(files) !== JSON.stringify(last.files);
  if (address !== lastAddress || (isMessage && isOver)) showPage(address);
  lastAddress = address;
  last = state;
}

async function follow() {
  try {
    show(await (await fetch("/forms/state.json")).json());
    byId("stopped").hidden = true;
  } catch {
    byId("stopped").hidden = false;
    // Its page has stopped, too.
    lastAddress = "";
  }
  setTimeout(follow, 400);
}
follow();
