import { classNames } from "../../ui/class-names.ts";
import "./sample-label.css";

export const sampleWords = "Sample review";

/** Marks a quote that nobody actually said. */
export const SampleLabel = ({ className }: { className?: string }) => (
  <span className={classNames("sample-label title", className)}>{sampleWords}</span>
);
