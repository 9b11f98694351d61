import { spawn } from 'node:child_process';
import { newSecretKey } from '../../server/src/platform/sealing/secret-box.ts';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import type { ImageTrees } from './image-trees.ts';
import { freePort, until } from './kept-processes.ts';

/** Starts the portal in what came of the Containerfile: as its user, upon a file system that cannot be written. */
export async function containerDrill(trees: ImageTrees, unshare: string): Promise<string> {
  const postgres = await startShortLivedPostgres('image');
  try {
    const readyMs = await startIn(trees, unshare, postgres.url);
    return `${trees.lines} lines gone in clean trees of ${trees.suite}; ready ${readyMs} ms after its start, as 10001 upon a file system that cannot be written`;
  } finally {
    await postgres.destroy();
  }
}

/** Milliseconds until it was ready, after a first start that has made the tables. */
async function startIn(
  { portal: image, environment }: ImageTrees,
  unshare: string,
  databaseUrl: string,
): Promise<number> {
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
        ...environment,
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        SECRET_KEYS: key,
        LOG_LEVEL: 'warn',
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
