// Starts Sveltia CMS with the forms of this site: https://sveltiacms.app/en/docs/api/initialization
import CMS from "/sveltia-cms.js";

const config = await (await fetch("/config.json")).json();
CMS.init({ config });
