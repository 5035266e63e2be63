# The site with Caddy. How to use it: docs/hosting.md.
# Each tag can be followed by a digest (@sha256:…), which pins the image to the byte.
FROM docker.io/library/node:24.21.0-bookworm-slim AS build
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

FROM docker.io/library/caddy:2.10.2-alpine
# A program that brings abilities of its own cannot start where all of them are taken away.
RUN setcap -r /usr/bin/caddy && mkdir -p /data /config && chown 10001:10001 /data /config
COPY --from=build /site/dist/hosting/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/dist/site /srv/site
USER 10001:10001
EXPOSE 80 443
ENV SITE_ADDRESS=:80
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:80/"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
