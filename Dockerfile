# Two images of one tree: the API, and the worker with browser, ffmpeg and bubblewrap.
FROM node:24-bookworm-slim AS packages
WORKDIR /framewright
COPY package.json .npmrc .puppeteerrc.cjs ./
RUN npm install --no-save --omit=dev --ignore-scripts=false

FROM node:24-bookworm-slim AS tree
ENV NODE_ENV=production
WORKDIR /framewright
RUN mkdir /data && chown node:node /data
COPY --from=packages /framewright/node_modules node_modules
COPY package.json tsconfig.json ./
COPY activities activities
COPY adapters adapters
COPY api api
COPY cli cli
COPY config config
COPY contract contract
COPY db db
COPY domain domain
COPY engine engine
COPY stage stage
COPY web web
COPY worker worker
COPY workflows workflows
VOLUME /data

FROM tree AS api
USER node
RUN ["node", "api/web-app/prepare.ts"]
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health').then(r => { if (!r.ok) throw r.status })"]
CMD ["node", "--regexp-interpret-all", "--no-regexp-peephole-optimization", "api/main.ts"]

FROM tree AS worker
RUN apt-get update \
  && apt-get install -y --no-install-recommends bubblewrap chromium-headless-shell espeak-ng ffmpeg \
    fluid-soundfont-gm fluidsynth util-linux \
  && rm -rf /var/lib/apt/lists/*
USER node
CMD ["node", "--regexp-interpret-all", "--no-regexp-peephole-optimization", "worker/main.ts"]
