/** Words of the interface that several components say. One that is said once stands where it shows. */
export const words = {
  findUs: "Find us",
  hours: "Hours",
  /** Marks a quote that nobody actually said. */
  sample: "Sample review",
  waysToReachUs: "Ways to reach us",
  whatWeProvide: "What We Provide",
};
