import { shell } from "virtual:shell";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { ShellProvider } from "../sections/shell/shell.tsx";

const examplesByFile = import.meta.glob<Record<string, ReactElement>>(
  "../{ui,sections,routes}/*/*.examples.tsx",
  { eager: true, import: "examples" },
);

/** All examples of all components, for the development server. */
export function renderStyleguide(): string {
  const parts = Object.entries(examplesByFile).map(([file, examples]) => {
    const name = file.split("/").slice(1, 3).join("/");
    return (
      <section key={name} aria-label={name} className="stack">
        <h1 className="small wrap">{name}</h1>
        {Object.entries(examples).map(([state, element]) => (
          <div key={state}>
            <p className="small wrap">{state}</p>
            {element}
          </div>
        ))}
      </section>
    );
  });
  return renderToString(
    <ShellProvider value={shell}>
      <main className="stack">{parts}</main>
    </ShellProvider>,
  );
}
