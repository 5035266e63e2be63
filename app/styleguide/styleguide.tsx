import type { ReactElement } from "react";
import type { Shell } from "../content-model/load-shell.ts";
import { ShellProvider } from "../sections/shell/shell.tsx";

type Examples = Record<string, ReactElement>;

const modules = import.meta.glob<{ examples: Examples }>(
  "../{ui,sections,routes}/*/*.examples.tsx",
  {
    eager: true,
  },
);

/** All examples, by the path of their component. */
export const parts: { part: string; examples: Examples }[] = Object.entries(modules).map(
  ([file, { examples }]) => ({ part: file.split("/").slice(1, 3).join("/"), examples }),
);

/** One example, with the context that components expect. */
export function Example({ shell, children }: { shell: Shell; children: ReactElement }) {
  return <ShellProvider value={shell}>{children}</ShellProvider>;
}

/** All examples of all components. */
export function Styleguide({ shell }: { shell: Shell }) {
  return (
    <main className="stack">
      {parts.map(({ part, examples }) => (
        <section key={part} aria-label={part} className="stack">
          <h1 className="small wrap">{part}</h1>
          {Object.entries(examples).map(([name, element]) => (
            <div key={name}>
              <p className="small wrap">{name}</p>
              <Example shell={shell}>{element}</Example>
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
