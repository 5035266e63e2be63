import { PageHead } from "../../components/page-head/page-head.tsx";
import { Band } from "../../ui/band/band.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import type { PageProps } from "../define-route.ts";
import type { route } from "./route.ts";
import "./page.css";

export default function SiteMap({ data }: PageProps<typeof route>) {
  return (
    <>
      <PageHead {...data.head} />
      <Band>
        <div className="site-map">
          {data.categories.map(({ category, icon, pages }, index) => (
            <section key={index} aria-label={category}>
              <h2 className="size-3 cluster">
                <Icon name={icon} />
                {category}
              </h2>
              <ul role="list">
                {pages.map(({ name, path }) => (
                  <li key={path}>
                    <Link href={path} className="cluster">
                      <span>{name}</span>
                      <span className="site-map-path cluster text-small">
                        {path}
                        <Icon name="arrow" />
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Band>
    </>
  );
}
