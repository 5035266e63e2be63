// Shows the page that the open form changes, and the faults of the content.
const byId = (id) => document.getElementById(id);

/** By way of its list: Sveltia shows nothing if a form directly follows another of the same list. */
function openForm(hash) {
  const { location } = byId("forms").contentWindow;
  if (location.hash === hash) return;
  location.hash = hash.replace(/\/entries\/.*/, "");
  setTimeout(() => {
    location.hash = hash;
  }, 500);
}

function listFaults(faults) {
  byId("faults").hidden = faults.length === 0;
  const items = faults.map(({ words, form }) => {
    const link = document.createElement("a");
    link.textContent = words;
    link.href = form.hash;
    link.addEventListener("click", (event) => {
      event.preventDefault();
      openForm(form.hash);
    });
    const item = document.createElement("li");
    item.append(`${form.title}: `, link);
    return item;
  });
  byId("faults-list").replaceChildren(...items);
}

let page = "/";
let shown = "";
async function follow() {
  try {
    const { site, forms, faults } = await (await fetch("/state.json")).json();
    const { location } = byId("forms").contentWindow;
    page = forms.find(({ hash }) => hash === location.hash)?.page ?? page;
    const now = JSON.stringify([page, faults]);
    if (now !== shown) {
      listFaults(faults);
      // In a new frame: a form that is saved or closed goes back in the history, and old ones follow.
      const frame = byId("site").cloneNode();
      frame.src = site + page;
      byId("site").replaceWith(frame);
    }
    shown = now;
    byId("stopped").hidden = true;
  } catch {
    byId("stopped").hidden = false;
  }
  setTimeout(follow, 400);
}
follow();
