import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

function inThisFolder(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/play-assets/',
  build: {
    outDir: 'dist',
    rollupOptions: { input: ['index.html', 'back-office.html'].map(inThisFolder) },
    emptyOutDir: true,
    target: ['chrome111', 'safari16.4', 'firefox114'],
    // Fonts stay files: the page's policy allows no font from a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
