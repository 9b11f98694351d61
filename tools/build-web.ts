import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pagesOf } from '../studio/client/page-build.ts';
import { compressFiles } from './compress-files.ts';
import { oneAtATime } from './one-at-a-time.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const BUILDING = join(root, 'node_modules/.cache/building');

interface Bundle {
  name: string;
  folder: string;
  /** Where Vite's settings are, if not in the folder. */
  config?: string;
  /** Below the folder. */
  out: string;
  env?: Record<string, string>;
  /** The same code again, as the portal runs it to write pages. */
  server?: true;
  sources: string[];
}

const BUNDLES: readonly Bundle[] = [
  {
    name: 'site',
    folder: 'web',
    out: 'dist',
    server: true,
    sources: [
      'web',
      'contract/src',
      'rules/src',
      'studio/rules',
      'studio/client/slot/art',
      'package-lock.json',
    ],
  },
  {
    name: 'console',
    folder: 'web',
    config: 'web/vite.console.config.ts',
    out: 'dist-console',
    sources: ['web', 'contract/src', 'rules/src', 'package-lock.json'],
  },
  ...pagesOf(join(root, 'studio/client')).map(studioPage),
];

/** A page of the studio is built when it, or what all of them have, has changed: not for a change of another. */
function studioPage(page: string): Bundle {
  return {
    name: `studio's ${page}`,
    folder: 'studio/client',
    config: 'studio/client/vite.config.ts',
    out: `dist/${page}`,
    env: { STUDIO_PAGE: page },
    sources: [
      `studio/client/${page}`,
      'studio/client/shared',
      'studio/client/page-build.ts',
      'studio/client/vite.config.ts',
      'studio/rules',
      'studio/play-api.ts',
      'studio/table-api.ts',
      'studio/fishing-api.ts',
      'studio/fishing-office-api.ts',
      'studio/room-api.ts',
      'studio/room-office-api.ts',
      'studio/sports-api.ts',
      'studio/sports-office-api.ts',
      'studio/back-office-api.ts',
      'rules/src',
      'package-lock.json',
    ],
  };
}

/** Builds the bundles whose sources have changed since they were last built, and compresses them; says which. Two that are started at once build one after the other. */
export async function buildStaleBundles(): Promise<string[]> {
  const built = await buildBundles();
  await compressBundles();
  return built;
}

/** The same without compressing, which takes nearly as long: what is not compressed yet is served as it is. */
export function buildBundles(): Promise<string[]> {
  return oneAtATime(BUILDING, buildStale);
}

export function compressBundles(): Promise<void> {
  return oneAtATime(BUILDING, async () => {
    for (const bundle of BUNDLES) {
      const out = join(root, bundle.folder, bundle.out);
      const [built, compressed] = [readStamp(out, '.sources'), readStamp(out, '.compressed')];
      if (built === undefined || built === compressed) continue;
      await compressFiles(out);
      writeFileSync(join(out, '.compressed'), built);
    }
  });
}

async function buildStale(): Promise<string[]> {
  const built: string[] = [];
  for (const bundle of BUNDLES) {
    const out = join(root, bundle.folder, bundle.out);
    const state = digestOf(bundle.sources);
    if (readStamp(out, '.sources') === state) continue;
    await Promise.all([viteBuild(bundle), bundle.server && viteBuild(bundle, '--ssr')]);
    writeFileSync(join(out, '.sources'), state);
    built.push(bundle.name);
  }
  return built;
}

/** A build empties its folder, stamps and all. */
function readStamp(out: string, name: '.sources' | '.compressed'): string | undefined {
  const stamp = join(out, name);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

/** Names, sizes and times: enough to notice an edit, quick enough for every start. */
function digestOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) addToDigest(hash, join(root, path));
  return hash.digest('hex');
}

function addToDigest(hash: ReturnType<typeof createHash>, path: string) {
  const found = statSync(path);
  if (found.isFile()) {
    hash.update(`${path}\n${found.size}\n${found.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!['dist', 'dist-console', 'dist-server', 'node_modules'].includes(name))
      addToDigest(hash, join(path, name));
  }
}

function viteBuild({ name, folder, config, env: own }: Bundle, ...how: string[]): Promise<void> {
  const which = config ? ['--config', config] : [folder];
  return new Promise((done, fail) => {
    const child = spawn('vite', ['build', ...which, ...how, '--logLevel', 'warn'], {
      cwd: root,
      // A test runner's own would make it another build, which the portal cannot load.
      env: { ...process.env, ...own, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', fail);
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`building the ${name} failed:\n${output}`)),
    );
  });
}
