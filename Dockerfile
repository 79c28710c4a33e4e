# `npm run images` writes the digest.
FROM node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS base

FROM base AS manifests
WORKDIR /site
COPY package.json package-lock.json .npmrc ./

# Packages of the build. The lock has some tools' optional packages for a few platforms only, which `npm ci` refuses; the versions are the lock's all the same.
FROM manifests AS packages
RUN npm install --no-save --no-audit --no-fund

FROM packages AS build
COPY . .
RUN node -e "import('./scripts/prepare.mjs').then((p) => p.build())"

# Packages of production, without the optional ones: of those only sharp's programs for this machine are needed.
FROM manifests AS production-packages
RUN npm install --no-save --no-audit --no-fund --omit=dev --omit=optional
COPY --from=packages /site/node_modules/@img ./node_modules/@img

# The files belong to root, so that the process can't change them. Pictures to send are drawn with a Chinese font.
FROM base AS site
RUN apt-get update && apt-get install -y --no-install-recommends fontconfig fonts-noto-cjk && rm -rf /var/lib/apt/lists/*
WORKDIR /site
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576
COPY --from=build /site/package.json ./
COPY --from=production-packages /site/node_modules ./node_modules
COPY --from=build /site/dist ./dist
COPY --from=build /site/server ./server
COPY --from=build /site/shared ./shared
USER node

# The stand-in backend, for demonstrations (docker-compose.yml): docker build --target sandbox
FROM site AS sandbox
COPY --from=build /site/sandbox ./sandbox
# It draws PDFs with a package that production doesn't need.
COPY --from=packages /site/node_modules ./node_modules
EXPOSE 4000
CMD ["node", "sandbox/main.ts"]

# The image of production: docker builds the last stage by default.
FROM site AS production
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=2s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/livez').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets SIGTERM; run with --init (docker-compose.yml does).
# The flags are those of scripts/runtime.mjs.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "server/main.ts"]
