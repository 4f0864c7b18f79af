# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /site
ENV CI=1
# Strips function names from Node, which saves 18 MB.
RUN apt-get update && apt-get install -y --no-install-recommends binutils
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && npm run image -- /image/site
# Adds only this Debian's C and C++ libraries: no shell, no package manager.
RUN mkdir -p /image/tmp /data \
  && find /image/site \( -path '*/bin/node' -o -name '*.node' -o -name '*.so*' \) -type f -exec ldd {} + \
  | grep -oE '\s/lib\S+' | sort -u | xargs cp -L --parents -t /image

FROM scratch
WORKDIR /site
# The same settings as `npm start`: see scripts/start.mjs. The file system may be read-only, except for /data and /tmp.
ENV NODE_OPTIONS="--max-semi-space-size=16 --expose-gc" NODE_COMPILE_CACHE=/tmp/code PATH=/site/bin
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The code belongs to root, but runs as another user.
COPY --from=build /image /
COPY --from=build --chown=65532:65532 /data /data
USER 65532:65532
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/up`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# When told to stop, it finishes open requests and exits within ten seconds.
STOPSIGNAL SIGTERM
CMD ["node", "server/src/main.ts"]
