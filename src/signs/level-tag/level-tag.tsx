import { useShell } from "../../clinic/shell/shell.tsx";
import type { Level } from "../levels.ts";
import "./level-tag.css";

/** How soon something needs a veterinarian, in two words at an edge of the level's color. */
export function LevelTag({ level }: { level: Level }) {
  const { labels } = useShell();
  return <b className={`level-tag level-tag-${level}`}>{labels.levels[level]}</b>;
}
