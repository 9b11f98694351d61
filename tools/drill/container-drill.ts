import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { passingFolder } from '../../server/src/platform/files/passing-folder.ts';
import { newSecretKey } from '../../server/src/platform/sealing/secret-box.ts';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { readContainerfile, type Stage } from './containerfile.ts';
import { freePort, until } from './kept-processes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SUITE = 'trixie';
const MIRROR = 'http://deb.debian.org/debian';

/**
 * Goes each line of the Containerfile in clean Debian trees, as a builder would, and starts the portal in what came of it: as its user, upon a file system that cannot be written.
 * For machines on which no builder of images can run.
 */
export async function containerDrill({
  debootstrap,
  unshare,
}: {
  debootstrap: string;
  unshare: string;
}): Promise<string> {
  if (process.getuid?.() !== 0) throw new Error('a Debian tree is made and entered by root alone');
  const folder = mkdtempSync(join(process.env['DRILL_FOLDER'] ?? passingFolder(), 'lanna-image-'));
  chmodSync(folder, 0o755);
  const postgres = await startShortLivedPostgres('image');
  try {
    const clean = join(folder, 'debian');
    execFileSync(debootstrap, ['--variant=minbase', SUITE, clean, MIRROR], { stdio: 'pipe' });
    const stages = readContainerfile(readFileSync(join(root, 'deploy/container/Containerfile'), 'utf8'));
    const trees = new Map<string | undefined, string>();
    let lines = 0;
    for (const stage of stages) {
      const tree = join(folder, stage.name ?? 'image');
      execFileSync('cp', ['-a', clean, tree]);
      trees.set(stage.name, tree);
      goSteps(stage, tree, trees);
      lines += stage.steps.length;
    }
    const image = trees.get(undefined) ?? '';
    const readyMs = await startIn(image, unshare, postgres.url);
    return `${lines} lines gone in clean trees of ${SUITE}; ready ${readyMs} ms after its start, as 10001 upon a file system that cannot be written`;
  } finally {
    await postgres.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

function goSteps({ steps }: Stage, tree: string, trees: ReadonlyMap<string | undefined, string>) {
  let folder = '/';
  for (const { instruction, rest } of steps) {
    if (instruction === 'WORKDIR') folder = rest;
    if (instruction === 'RUN') runIn(tree, folder, rest);
    if (instruction === 'COPY') copyInto(tree, rest, trees);
  }
}

function runIn(tree: string, folder: string, command: string) {
  // Names are looked up as on this machine.
  cpSync('/etc/resolv.conf', join(tree, 'etc/resolv.conf'));
  execFileSync('chroot', [tree, '/bin/sh', '-ec', `cd ${folder} && ${command}`], {
    stdio: 'pipe',
    maxBuffer: 64 * 1024 * 1024,
    env: {
      HOME: '/root',
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      DEBIAN_FRONTEND: 'noninteractive',
      LC_ALL: 'C',
    },
  });
}

/** `.` is what git knows of this checkout, as `build` gives it. */
function copyInto(tree: string, rest: string, trees: ReadonlyMap<string | undefined, string>) {
  const [, stage, from = '', to = ''] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(rest) ?? [];
  const target = join(tree, to);
  mkdirSync(target, { recursive: true });
  if (stage) execFileSync('cp', ['-a', `${join(trees.get(stage) ?? '', from)}/.`, target]);
  else execFileSync('sh', ['-ec', 'git archive HEAD | tar -x -C "$1"', 'sh', target], { cwd: root });
}

/** Milliseconds until it was ready, after a first start that has made the tables. */
async function startIn(image: string, unshare: string, databaseUrl: string): Promise<number> {
  const port = await freePort();
  // Nothing in the tree may be written but a /tmp of its own.
  const script = `
    mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && mount -t tmpfs -o mode=1777 tmpfs "$0/tmp" && mount -t proc proc "$0/proc" &&
    exec chroot --userspec=10001:10001 "$0" /bin/sh -c 'cd /opt/lanna && ! touch written 2>/dev/null && exec node_modules/node/bin/node server/src/main.ts --roles=http'`;
  const start = () =>
    spawn(unshare, ['--mount', '--', '/bin/sh', '-ec', script, image], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
        NODE_ENV: 'production',
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        SECRET_KEYS: key,
        LOG_LEVEL: 'warn',
        NODE_COMPILE_CACHE: '/tmp/compiled',
      },
    });
  const key = newSecretKey();
  let readyMs = 0;
  for (const time of ['first', 'second']) {
    const beganMs = performance.now();
    const portal = start();
    const gone = new Promise((ended) => portal.once('exit', ended));
    try {
      await until(`the portal of the image is ready (${time} start)`, async () => {
        if (portal.exitCode !== null) throw new Error('it has ended');
        return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
      });
      readyMs = Math.round(performance.now() - beganMs);
    } finally {
      portal.kill('SIGTERM');
      await gone;
    }
  }
  return readyMs;
}
