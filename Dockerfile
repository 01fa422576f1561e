# syntax=docker/dockerfile:1
# The product as one image: `docker build -t swatchwork .`
# Debian rather than Alpine, because the picture and password libraries are tried with glibc.

FROM node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS build
WORKDIR /app
COPY . .
# Nothing runs at install (docs/decisions/0002); the pages are built by the same code as `npm start`.
RUN npm ci --ignore-scripts --include=dev --no-audit --no-fund
RUN node --input-type=module --eval "const { ensureBuild } = await import('./scripts/lib/build.ts'); await ensureBuild();"
# The pages are one bundle; the API keeps the packages that it imports. For a single workspace npm
# leaves alone what is there, so that has to go first.
RUN rm -r node_modules \
  && npm ci --ignore-scripts --omit=dev --no-audit --no-fund --workspace=apps/api \
  && find node_modules \( -name '*.map' -o -name '*.d.*ts' \) -delete

FROM node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# glibc gives back what was freed, and Node needs less for new objects (docs/decisions/0029).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 \
  NODE_OPTIONS="--max-semi-space-size=8 --v8-pool-size=0"
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/apps/api ./apps/api
COPY --from=build /app/apps/web/build ./apps/web/build
COPY --from=build /app/scripts/admin.ts /app/scripts/db-copy.ts ./scripts/
# For the embedded database; with DATABASE_URL nothing is written here, and the root may be read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which does not pass signals on. The process may read its own files, write what the
# embedded database needs, and start no others; compose.yaml allows less. /proc/self is for the metrics.
CMD ["node", "--disable-warning=SecurityWarning", "--disable-warning=ExperimentalWarning", \
  "--permission", "--allow-net", "--allow-worker", "--allow-addons", \
  "--allow-fs-read=/proc/self/status", "--allow-fs-read=/proc/self/limits", "--allow-fs-read=/proc/self/fd", \
  "--allow-fs-read=/app", "--allow-fs-read=/data", "--allow-fs-read=/tmp", \
  "--allow-fs-write=/data", "--allow-fs-write=/tmp", "apps/api/src/server.ts"]
