import { pagePaths } from "../../addresses.ts";
import { pricesFile } from "../../clinic/prices.ts";
import { allServices, serviceCard } from "../../collections/services/load-services.ts";
import { loadDrawing } from "../../illustrations/pictures.ts";
import { signsFile } from "../../signs/schema.ts";
import { signLink } from "../../signs/sign-links/load-sign-links.ts";
import { defineRoute } from "../define-route.ts";
import { servicesPageFile } from "./schema.ts";

export const route = defineRoute({
  path: pagePaths.services,
  file: servicesPageFile,
  load(site) {
    const { heading, text, prices, estimate, paying, insurance } = site.get(pricesFile);
    const named = prices.flatMap(({ name, price }) => (price ? { name, detail: [price] } : []));
    return {
      dog: {
        drawing: loadDrawing("place"),
        signs: site.get(signsFile).list.map((sign) => ({ ...signLink(sign), places: sign.places })),
      },
      services: allServices(site).map((service) => {
        const { slug, description, features } = service;
        return { ...serviceCard(service), slug, description, features };
      }),
      prices: {
        heading,
        text,
        points: [...named, ...(estimate ? [estimate] : []), paying, insurance],
      },
    };
  },
});
