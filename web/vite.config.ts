import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointsWithoutSchemas } from './vite.endpoints.ts';

const portal = process.env['PORTAL_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [endpointsWithoutSchemas(), react(), tailwind()],
  build: {
    outDir: 'dist',
    // Small pieces inside a style sheet would be data: URLs, which the content security policy refuses.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z', 'endpoint'] },
    },
  },
  server: {
    // The portal knows the brand by the host asked for, so the host must reach it unchanged.
    proxy: {
      '^/(wps|lgw|art|brand\\.css|manifest\\.webmanifest)': { target: portal, ws: true, changeOrigin: false },
    },
  },
});
