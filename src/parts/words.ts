/** Words of the interface that several parts say. One that is said once stands where it shows. */
export const words = { findUs: "Find us", hours: "Hours", onThisPage: "On this page" };
