# The app and its server in one image. It keeps its tables in /var/lib/orrery, or in the PostgreSQL of DATABASE_URL.
#   docker build -t orrery . && docker run -p 2849:2849 -v orrery:/var/lib/orrery orrery

FROM node:24-bookworm-slim AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates libatomic1
WORKDIR /opt/orrery
COPY . .
# Installs what the lock names, the project's own Node among it, and builds the app.
RUN mv "$(node tools/launch.mjs tools/app.ts --build)" app
# The server needs that Node, but none of the tools that made the app.
RUN cp node_modules/node/bin/node /node \
 && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates libatomic1 \
 && rm -rf /var/lib/apt/lists/*
COPY --from=build /node /usr/local/bin/node
COPY --from=build /opt/orrery /opt/orrery
RUN useradd --system --create-home --home-dir /var/lib/orrery orrery
USER orrery
WORKDIR /opt/orrery
ENV ORRERY_HOST=0.0.0.0 ORRERY_APP=/opt/orrery/app ORRERY_DATA=/var/lib/orrery
# More room for what lives only for a moment: it is collected less often, which takes a tenth off the work of a move.
ENV NODE_OPTIONS=--max-semi-space-size=64
VOLUME /var/lib/orrery
EXPOSE 2849
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:2849/healthz').then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/bin/serve.mjs"]
