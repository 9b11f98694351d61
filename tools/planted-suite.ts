import { spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('..', import.meta.url));

export interface PlantedSuite {
  /** Where its test files lie. */
  folder: string;
  /** Runs the step as `npm test` does, to its end. */
  run(settings?: Record<string, string>): Promise<{ code: number | null; output: string; lastLine: string }>;
  /** Processes that a run has started, and files that it has made in passing. */
  left(): string[];
  remove(): void;
}

/**
 * A suite of the given files in a folder of its own, which is run by `npm test` with the settings of the repository's step of that name;
 * `changes` is code that changes them, as `project`.
 */
export function plantSuite(step: string, files: Record<string, string>, changes = ''): PlantedSuite {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary);
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const all = { 'package.json': '{ "type": "module" }', 'vitest.config.ts': config(step, changes), ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  return {
    folder,
    run: (settings = {}) => run(step, folder, { ...settings, TMPDIR: temporary }),
    left: () => [
      ...processesOf(temporary),
      // A browser's own folder is its own affair, and another's after it.
      ...readdirSync(temporary).filter((name) => /^(lanna-|playwright)/.test(name)),
    ],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function config(step: string, changes: string): string {
  const absolute = '(path) => (path.startsWith("/") ? path : repository + path)';
  return `
    import real from ${JSON.stringify(join(repository, 'vitest.config.ts'))};
    const repository = ${JSON.stringify(repository)};
    const found = real.test.projects.find(({ test }) => test.name === ${JSON.stringify(step)});
    const absolute = ${absolute};
    const project = { ...found, root: import.meta.dirname, test: {
      ...found.test,
      include: ['*.test.{ts,tsx}'],
      exclude: [],
      setupFiles: (found.test.setupFiles ?? []).map(absolute),
      globalSetup: (found.test.globalSetup ?? []).map(absolute),
    } };
    ${changes}
    export default { ...real, test: { ...real.test, projects: [project] } };
  `;
}

function run(
  step: string,
  folder: string,
  settings: Record<string, string>,
): ReturnType<PlantedSuite['run']> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['tools/test.ts', `--in=${folder}`, `--only=${step}`], {
      cwd: repository,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('close', (code) => done({ code, output, lastLine: output.trim().split('\n').at(-1) ?? '' }));
  });
}

/** By the folder for temporary files that only its runs were given; a database server by its data, which lies there. */
function processesOf(temporary: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return ['environ', 'cmdline'].some((file) =>
        readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(temporary),
      );
    } catch {
      // It has ended meanwhile, or may not be looked into.
      return false;
    }
  });
}
