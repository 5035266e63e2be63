import type { ComponentProps } from "react";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

type PageTopProps = Omit<ComponentProps<typeof PageHead>, "breadcrumbs"> & {
  /** The parent page, unless that is home. */
  parent?: { name: string; path: string } | undefined;
  /** The page's name in the breadcrumbs, unless that is its title. */
  name?: string;
};

/** The head of a page, under its breadcrumbs. */
export function PageTop({ parent, name, ...head }: PageTopProps) {
  const breadcrumbs = <Breadcrumbs parent={parent} current={name ?? head.title} />;
  return <PageHead {...head} breadcrumbs={breadcrumbs} />;
}
