import { Breadcrumbs } from "./breadcrumbs.tsx";

export const examples = {
  "one level down": <Breadcrumbs current="A page" />,
  "two levels down": (
    <Breadcrumbs parent={{ name: "A list", path: "/services" }} current="An entry" />
  ),
};
