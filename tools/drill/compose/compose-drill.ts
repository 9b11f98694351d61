import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ImageTrees } from '../image-trees.ts';

const LIMIT_MS = 15 * 60_000;

/**
 * Starts every service of the compose file in trees that stand for its images, in a network of its own, since they all have the ports that the file says; answers what was
 * seen. What has not ended by then is ended with all that it has started.
 */
export function composeDrill(
  trees: ImageTrees,
  paths: { unshare: string; ip: string; dockerCompose: string; openssl: string },
): string {
  const program = fileURLToPath(new URL('compose-house.ts', import.meta.url));
  const { stdout, stderr, status, error } = spawnSync(
    paths.unshare,
    [
      ...['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc', '--', '/bin/sh', '-ec'],
      // As docs/operations.md asks of the machine: HAProxy is no root.
      '"$0" link set lo up; echo 80 > /proc/sys/net/ipv4/ip_unprivileged_port_start; exec "$@"',
      paths.ip,
      process.execPath,
      program,
      JSON.stringify({
        trees: { portal: trees.portal, parts: trees.parts, postgres: trees.postgres() },
        dockerCompose: paths.dockerCompose,
        openssl: paths.openssl,
      }),
    ],
    { encoding: 'utf8', timeout: LIMIT_MS, maxBuffer: 16 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`${error?.message ?? ''}${stderr.slice(-3000)}`);
  return stdout.trim().split('\n').at(-1) ?? '';
}
