import CMS, { type CustomFieldControlProps } from "@sveltia/cms";

/* The page of the forms. Its configuration is a file that the page links to. */

/** The chosen picture, which opens a choice of all (https://sveltiacms.app/en/docs/api/field-types). */
function PictureField({ value, field, forID, onChange }: CustomFieldControlProps) {
  const names: string[] = [...(field.get("required") ? [] : [""]), ...field.get("options")];
  return (
    <details id={forID}>
      <summary>{value ? <Picture name={value} /> : "Choose a picture"}</summary>
      {names.map((name) => (
        <label key={name} style={{ display: "inline-block" }}>
          <input
            type="radio"
            name={forID}
            checked={name === value}
            onChange={() => onChange(name)}
          />
          {name ? <Picture name={name} /> : "None of these"}
        </label>
      ))}
    </details>
  );
}

const here = import.meta.url;
const Picture = ({ name }: { name: string }) => (
  <img src={new URL(`pictures/${name}.svg`, here).href} alt={name} width="150" loading="lazy" />
);

/** A text that changes with any file of content, from `npm run edit`. At /admin there is none. */
const readVersion = async () => {
  const answer = await fetch("version");
  return answer.ok ? answer.text() : "";
};

// On a computer, the forms read all files once. So a Save would put old values back if git or an editor has
// changed a file since. (On GitHub, Sveltia itself refuses such a Save.)
let known = readVersion();
CMS.registerEventListener({
  name: "preSave",
  async handler() {
    if ((await known) === (await readVersion())) return;
    const message =
      "Something else has changed the files. Copy what you typed, and reload the forms.";
    alert(message);
    throw new Error(message);
  },
});
CMS.registerEventListener({
  name: "postSave",
  handler() {
    known = readVersion();
  },
});

CMS.registerFieldType("picture", PictureField);
CMS.init();
