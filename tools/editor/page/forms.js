// Starts Sveltia CMS with our forms: https://sveltiacms.app/en/docs/api/initialization
import CMS from "/sveltia-cms.js";

const config = await (await fetch("/config.json")).json();
CMS.init({ config });
