import "./level-tag.css";

type LevelTagProps = {
  /** One that level-tag.css has a color for. */
  level: string;
  /** For a heading, or for the sign at the top of a card. */
  size?: "heading" | "sign" | undefined;
  children: string;
};

/** How soon something needs a veterinarian, in two words on a leaf of the level's color. */
export function LevelTag({ level, size, children }: LevelTagProps) {
  const classes = ["level-tag", `level-tag-${level}`, size && `level-tag-${size}`];
  return <b className={classes.filter(Boolean).join(" ")}>{children}</b>;
}
