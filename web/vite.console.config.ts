import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { componentPlugins } from './vite.components.ts';
import { iconsByFile } from './vite.icons.ts';

/** The operator's console: a site of its own, made in the browser alone. */
export default defineConfig({
  root: file('src/sites/console'),
  plugins: [iconsByFile(), componentPlugins()],
  build: {
    outDir: file('dist-console'),
    emptyOutDir: true,
    // Small pieces inside a style sheet would be data: URLs, which the content security policy refuses.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
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
