import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS, compileAhead } from './vite.chunks.ts';
import { contractForBrowsers } from './vite.contract.ts';
import { firstPagePreloads } from './vite.first-page.ts';

const portal = process.env['PORTAL_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: file('.'),
  plugins: [contractForBrowsers(), react(), tailwind(), firstPagePreloads()],
  build: {
    outDir: 'dist',
    // Small pieces inside a style sheet would be data: URLs, which the content security policy refuses.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { portal: file('index.html'), offline: file('offline/worker.ts') },
      output: {
        // A service worker rules what lies beside it, so it has to lie at the root, under one name.
        entryFileNames: ({ name }) => (name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: CHUNKS },
        postBanner: compileAhead,
      },
    },
  },
  server: {
    // The portal knows the brand by the host asked for, so the host must reach it unchanged.
    proxy: {
      '^/(wps|lgw|art|brand\\.css|manifest\\.webmanifest)': { target: portal, ws: true, changeOrigin: false },
    },
  },
});

function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
