import type { Level } from "../../formatting/levels.ts";
import { classNames } from "../../ui/class-names/class-names.ts";
import { useShell } from "../shell/shell.tsx";
import "./level-tag.css";

type LevelTagProps = { level: Level; size?: "heading" };

/** How soon something needs a veterinarian, in two words on a leaf of the level's color. */
export function LevelTag({ level, size }: LevelTagProps) {
  const { labels } = useShell();
  const sized = size && `level-tag-${size}`;
  return (
    <b className={classNames("level-tag", `level-tag-${level}`, sized)}>{labels.levels[level]}</b>
  );
}
