# syntax=docker/dockerfile:1
FROM node:26-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --no-audit --no-fund

FROM packages AS build
COPY . .
# typescript is an optional peer of i18next: it goes with the optional packages. Of those production needs one family, sharp's programs for
# this machine, which come back afterwards.
RUN npm run build && cp -R node_modules/@img /tmp/ \
	&& npm prune --omit=dev --omit=optional && cp -R /tmp/@img node_modules/

FROM node:26-slim AS site
WORKDIR /site
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
COPY --from=build --chown=node:node /site/package.json ./
COPY --from=build --chown=node:node /site/node_modules ./node_modules
COPY --from=build --chown=node:node /site/dist ./dist
COPY --from=build --chown=node:node /site/server ./server
COPY --from=build --chown=node:node /site/shared ./shared
USER node

# The stand-in backend, for demonstrations (docker-compose.yml): docker build --target sandbox
FROM site AS sandbox
COPY --from=build --chown=node:node /site/sandbox ./sandbox
# It draws PDFs with a package that production doesn't need.
COPY --from=packages --chown=node:node /site/node_modules ./node_modules
EXPOSE 4000
CMD ["node", "sandbox/main.ts"]

# What production runs: the last stage is what docker builds unless told otherwise.
FROM site AS production
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=2s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/livez').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the process that gets SIGTERM; run with --init (docker-compose.yml does).
# The flags are those of scripts/runtime.mjs.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "server/main.ts"]
