import { signWords } from "virtual:shell";
import type { Level } from "../levels.ts";
import "./level-tag.css";

/** How soon something needs a veterinarian, in two words at an edge of the level's color. */
export const LevelTag = ({ level }: { level: Level }) => (
  <b className={`level-tag on-paper level-tag-${level}`}>{signWords.levels[level]}</b>
);
