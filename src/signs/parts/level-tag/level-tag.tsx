import { useShell } from "../../../shell/shell.tsx";
import type { Level } from "../../model/levels.ts";
import "./level-tag.css";

/** How soon something needs a veterinarian, in two words at an edge of the level's color. */
export function LevelTag({ level }: { level: Level }) {
  const { labels } = useShell();
  return <b className={`level-tag level-tag-${level}`}>{labels.levels[level]}</b>;
}
