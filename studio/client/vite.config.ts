import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { pageBuild } from './page-build.ts';

/** One page a run, which `STUDIO_PAGE` names: `tools/build-web.ts` builds those whose sources have changed. */
export default defineConfig(
  pageBuild(fileURLToPath(new URL('.', import.meta.url)), process.env['STUDIO_PAGE'] ?? 'slot'),
);
