# syntax=docker/dockerfile:1
# Debian, not Alpine: sharp and argon2 are used as they are published, for glibc.
FROM node:24-bookworm-slim AS build
WORKDIR /site
ENV CI=1
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && node scripts/build.mjs

# What runs needs neither the tools of the build nor a second Node.
FROM node:24-bookworm-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY server/package.json server/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace contract --workspace server \
  && rm -rf node_modules/node-linux-* node_modules/node-bin-* node_modules/node-darwin-* node_modules/node-win-*

FROM node:24-bookworm-slim
WORKDIR /site
# As `npm start` does it: see scripts/start.mjs.
ENV NODE_OPTIONS="--max-semi-space-size=16 --expose-gc" NODE_COMPILE_CACHE=/site/node_modules/.cache/code
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=dependencies /site/node_modules node_modules
COPY --from=dependencies /site/server/node_modules server/node_modules
COPY package.json ./
COPY contract/package.json contract/
COPY contract/src contract/src
COPY server/package.json server/
COPY server/migrations server/migrations
COPY server/src server/src
COPY --from=build /site/server/build server/build
COPY --from=build /site/web/dist web/dist
COPY --from=build /site/web/build web/build
# The code belongs to root, who does not run it; written is only to /data and to the cache of compiled code.
RUN mkdir -p /data node_modules/.cache && chown node:node /data node_modules/.cache
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Told to stop, it answers what was asked and ends within ten seconds.
STOPSIGNAL SIGTERM
CMD ["node", "server/src/main.ts"]
