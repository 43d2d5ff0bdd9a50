import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["PARAVENT_SERVER"] ?? "http://127.0.0.1:8642";
const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      // The sentences of a game are the same files for the server and for the client.
      $shared: place("../src/paravent/games"),
    },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    fs: { allow: [place("."), place("../src/paravent/games")] },
    proxy: {
      "/api": { target: server, ws: true },
      "/schema": { target: server },
      "/seat": { target: server },
    },
  },
  build: {
    outDir: place("../src/paravent/client"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  test: { include: ["src/**/*.test.ts"] },
});
