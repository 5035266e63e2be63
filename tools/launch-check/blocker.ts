/** One thing that must not go public, in the words of the clinic's owner. */
export type Blocker = {
  /**
   * `unconfirmed`: nobody has said that it is right. `sample`: made up for the preview.
   * `stand-in`: cannot be real, whatever its status says. `outdated`: was right too long ago.
   * `setting`, `page`: not from content.
   */
  kind: "unconfirmed" | "sample" | "stand-in" | "outdated" | "setting" | "page";
  /** Path from the project folder, e.g. `content/clinic.yaml`. */
  file: string;
  /** 1-based; missing where a finding has no single line. */
  line?: number;
  /** Where in the file, e.g. `phone`, `entry 2` or `quote`. */
  field: string;
  /** What stands there now. */
  value: string;
  /** What to put there. */
  todo: string;
  why: string;
};
