import type { MDXComponents } from "mdx/types.js";
import type { ComponentProps } from "react";
import { useShell } from "../../sections/shell/shell.tsx";
import type { articleComponents } from "./article-tags.tsx";

type WithChildren = { children?: React.ReactNode };
type Titled = WithChildren & { title?: string | undefined };

/**
 * What articles are made of in feeds: plain elements without classes, for readers that have neither
 * our styles nor our scripts.
 * @param page the article's address: a link to a part leads there
 */
export function feedComponents(page: string) {
  const Plain = ({ children }: WithChildren) => children;
  const Contact = ({ to, children }: WithChildren & { to: "phone" | "email" | "sms" }) => {
    const contact = useShell().clinic[to];
    return contact && <a href={contact.href}>{children ?? contact.display}</a>;
  };
  const WithTitle = ({ title, children }: Titled) => (
    <>
      {title !== undefined && <h3>{title}</h3>}
      {children}
    </>
  );
  return {
    Section: ({ heading, children }: WithChildren & { heading: string }) => (
      <>
        <h2>{heading}</h2>
        {children}
      </>
    ),
    a: ({ href = "", children }: ComponentProps<"a">) => (
      <a href={new URL(href, page).href}>{children}</a>
    ),
    span: Plain,
    ol: ({ start, children }: ComponentProps<"ol">) => <ol start={start}>{children}</ol>,
    ul: ({ children }: WithChildren) => <ul>{children}</ul>,
    li: ({ children }: WithChildren) => <li>{children}</li>,
    table: ({ children }: WithChildren) => <table>{children}</table>,
    th: ({ scope, children }: ComponentProps<"th">) => <th scope={scope ?? "col"}>{children}</th>,
    td: ({ children }: WithChildren) => <td>{children}</td>,
    input: () => null,
    FactLink: Contact,
    CallLink: (props: WithChildren) => <Contact to="phone" {...props} />,
    EmailLink: (props: WithChildren) => <Contact to="email" {...props} />,
    SmsLink: (props: WithChildren) => <Contact to="sms" {...props} />,
    BookingLink: ({ children }: WithChildren) => {
      const { clinic, labels } = useShell();
      return (
        clinic.bookingHref && <a href={clinic.bookingHref}>{children ?? labels.bookAppointment}</a>
      );
    },
    PoisonLines: () => {
      const { poisonLines, poisonLinesNote } = useShell().clinic;
      return (
        <>
          <ul>
            {poisonLines.map(({ name, display, href }) => (
              <li key={href}>
                {name}: <a href={href}>{display}</a>
              </li>
            ))}
          </ul>
          <p>{poisonLinesNote}</p>
        </>
      );
    },
    NamedList: ({ ordered, children }: WithChildren & { ordered?: string }) =>
      ordered === undefined ? <ul>{children}</ul> : <ol>{children}</ol>,
    Note: WithTitle,
    Notes: Plain,
    Warning: WithTitle,
    Phases: Plain,
    Phase: ({ when, title, children }: WithChildren & { when: string; title: string }) => (
      <WithTitle title={`${when}: ${title}`}>{children}</WithTitle>
    ),
    Checklist: WithTitle,
    // For paper.
    DaySheet: () => null,
    Fact: ({ title, value, children }: Titled & { value: string }) => (
      <WithTitle title={title}>
        <div>
          <b>{value}</b> {children}
        </div>
      </WithTitle>
    ),
    Figures: Plain,
    Months: Plain,
  } satisfies MDXComponents & Record<keyof typeof articleComponents, unknown>;
}
