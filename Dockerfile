# Two images of the site, from one build: with Caddy (the last target, the usual one), and with the
# site's own server for Node (--target node). How to use them: docs/hosting.md.
# Each tag can be followed by a digest (@sha256:…), which pins the image to the byte.
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim
ARG CADDY_IMAGE=docker.io/library/caddy:2.10.2-alpine

FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY app app
COPY content content
COPY public public
COPY server server
COPY tools tools
COPY vite.config.ts ./
# Where the site will be found, such as https://www.example.com: it is written into the pages.
ARG SITE_ORIGIN
RUN test -n "$SITE_ORIGIN" || { echo "Say where the site will be found: --build-arg SITE_ORIGIN=https://…"; exit 1; }
RUN SITE_ORIGIN="$SITE_ORIGIN" node tools/build.ts

FROM ${NODE_IMAGE} AS node
WORKDIR /site
ENV NODE_ENV=production PORT=8080
COPY --from=build /site/package.json ./
# What the server imports, and no more: tests/wire/containers.spec.ts starts it from these alone.
COPY --from=build /site/node_modules/content-type node_modules/content-type
COPY --from=build /site/node_modules/fresh node_modules/fresh
COPY --from=build /site/node_modules/negotiator node_modules/negotiator
COPY --from=build /site/node_modules/range-parser node_modules/range-parser
COPY --from=build /site/app/routes.ts app/routes.ts
COPY --from=build /site/app/policies app/policies
COPY --from=build /site/server server
COPY --from=build /site/tools/outputs.ts tools/outputs.ts
COPY --from=build /site/dist/site dist/site
USER 10001:10001
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]

FROM ${CADDY_IMAGE} AS caddy
# A program that brings abilities of its own cannot start where all of them are taken away.
RUN setcap -r /usr/bin/caddy && mkdir -p /data /config && chown 10001:10001 /data /config
COPY --from=build /site/dist/hosting/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/dist/site /srv/site
USER 10001:10001
EXPOSE 80 443
ENV SITE_ADDRESS=:80
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:80/"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
