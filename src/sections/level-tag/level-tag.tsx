import type { Level } from "../../formatting/levels.ts";
import { useShell } from "../shell/shell.tsx";
import "./level-tag.css";

type LevelTagProps = { level: Level; size?: "heading" };

/** How soon something needs a veterinarian, in two words on a leaf of the level's color. */
export function LevelTag({ level, size }: LevelTagProps) {
  const { labels } = useShell();
  const classes = ["level-tag", `level-tag-${level}`, size && `level-tag-${size}`];
  return <b className={classes.filter(Boolean).join(" ")}>{labels.levels[level]}</b>;
}
