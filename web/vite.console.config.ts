import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { componentPlugins } from './vite.components.ts';
import { iconsByFile } from './vite.icons.ts';
import { STORE_HOOK } from './vite.store-hook.ts';

/** The operator's console: a site of its own, made in the browser alone. */
export default defineConfig({
  root: file('src/sites/console'),
  plugins: [iconsByFile(), componentPlugins()],
  resolve: { alias: STORE_HOOK },
  build: {
    outDir: file('dist-console'),
    emptyOutDir: true,
    // Small pieces inside a style sheet would be data: URLs, which the content security policy refuses.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // As the site's: the first page lists them all.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            // What every page needs of packages is one file, which a browser keeps from version to version of the pages.
            {
              name: 'base',
              test: /\/node_modules\/(react|react-dom|scheduler|i18next|react-i18next|@tanstack\/(react-query|query-core|react-router|router-core|history|store|react-store))\//,
            },
          ],
        },
      },
    },
  },
});

function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
