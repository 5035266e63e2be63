# The site with Caddy. Usage: docs/hosting.md. To pin an exact image, append its digest (@sha256:…).
FROM docker.io/library/node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY app app
COPY content content
COPY public public
COPY server server
COPY tools tools
COPY tools/build/vite.ts ./
# The public origin, such as https://www.example.com, which is written into the pages.
# The build refuses an empty one.
ARG SITE_ORIGIN=""
RUN node tools/build/main.ts

FROM docker.io/library/caddy:2.10.2-alpine
# A binary with file capabilities cannot start when all capabilities are dropped.
RUN setcap -r /usr/bin/caddy && mkdir -p /data /config && chown 10001:10001 /data /config
COPY --from=build /site/dist/hosting/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/dist/site /srv/clinic/current/site
USER 10001:10001
EXPOSE 80 443
ENV SITE_ADDRESS=:80
# The hostname is the site's (compose.yaml) and leads here. For another name, Caddy answers with nothing.
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O - "http://$(hostname)/" | grep -q "</html>"
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
