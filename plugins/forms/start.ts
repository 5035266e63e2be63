import CMS from "@sveltia/cms";

/* The page of the forms. Its configuration is a file that the page links to. */

CMS.init();
