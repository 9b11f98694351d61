import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunksByUse, compileAhead } from './vite.chunks.ts';
import { componentPlugins } from './vite.components.ts';
import { iconsByFile } from './vite.icons.ts';
import { lazyModules } from './vite.lazy-modules.ts';
import { STORE_HOOK } from './vite.store-hook.ts';

const chunks = chunksByUse();

/**
 * Two bundles of the same components: `dist` for browsers, and `dist-server`, which the portal loads to write pages
 * (`vite build --ssr`).
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: file('.'),
  plugins: [lazyModules(file('.')), iconsByFile(), componentPlugins(), chunks.plugin],
  resolve: { alias: STORE_HOOK },
  build: {
    // Small pieces inside a style sheet would be data: URLs, which the content security policy refuses.
    assetsInlineLimit: 0,
    ...(isSsrBuild ? serverBuild() : browserBuild()),
  },
  // React's own check of it would be made when the portal runs, and find the slow one.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // One bundle with everything in it: the portal and the site's code share no package at run time.
  ssr: { noExternal: true },
}));

function browserBuild() {
  return {
    outDir: 'dist',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { portal: file('src/sites/portal/main.tsx'), offline: file('offline/worker.ts') },
      output: {
        // A service worker rules what lies beside it, so it has to lie at the root, under one name.
        entryFileNames: ({ name }: { name: string }) =>
          name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js',
        // The first load lists every piece that may follow: their names are a good kilobyte of it. The manifest says which is which. Seven characters
        // tell 2⁴² contents apart.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups: chunks.groups },
        postBanner: compileAhead,
      },
    },
  };
}

function serverBuild() {
  return {
    outDir: 'dist-server',
    copyPublicDir: false,
    emitAssets: false,
    rolldownOptions: { input: { portal: file('src/sites/portal/server/open-site.tsx') } },
  };
}

function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
