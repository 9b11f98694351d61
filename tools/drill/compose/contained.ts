import { chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KeptProcesses } from '../kept-processes.ts';
import type { ComposeConfig, ComposeService } from './compose-config.ts';

/** What an image brings besides its files. */
export interface Image {
  tree: string;
  env: Record<string, string>;
  folder: string;
  entrypoint: readonly string[];
}

/** Where names are looked up: with the network of the machine a container has its files as well. */
const NAMES = ['/etc/hosts', '/etc/resolv.conf'];

/**
 * Starts a service as an engine would: its own view of the file system, which cannot be written but where the file says so, its user, none of root's powers, and
 * its files and settings. The network is the machine's, as it says. `name` is that of the process; a service may be started more than once under several.
 */
export function startContained(
  processes: KeptProcesses,
  options: { name: string; service: ComposeService; config: ComposeConfig; image: Image; home: string },
): void {
  const { name, service, config, image, home } = options;
  if (service.network_mode !== 'host') throw new Error(`${name} has no network of the machine`);
  if (service.read_only !== true) throw new Error(`${name} may write to its file system`);
  const owner = userIn(image.tree, service.user ?? '0:0');
  const root = join(home, 'containers', name);
  mkdirSync(root, { recursive: true });
  const mounts = [
    ...(service.volumes ?? []).map(({ type, source, target, read_only }) => ({
      source: type === 'volume' ? volume(home, source, owner) : source,
      target,
      mode: read_only ? 'ro' : 'rw',
    })),
    ...(service.secrets ?? []).map(({ source, target }) => ({
      source: config.secrets[source]?.file ?? '',
      target: target.startsWith('/') ? target : `/run/secrets/${target}`,
      mode: 'ro',
    })),
    ...NAMES.map((file) => ({ source: file, target: file, mode: 'ro' })),
  ];
  for (const { source, target } of mounts)
    makePlace(join(image.tree, target), statSync(source).isDirectory());
  for (const target of service.tmpfs ?? []) makePlace(join(image.tree, target), true);
  const lines = [
    'mount --make-rprivate /',
    'mount --bind "$TREE" "$ROOT"',
    'mount --rbind /dev "$ROOT/dev"',
    'mount -t proc proc "$ROOT/proc"',
    ...(service.tmpfs ?? []).map((target) => `mount -t tmpfs -o mode=1777 tmpfs "$ROOT${target}"`),
    ...mounts.flatMap(({ source, target, mode }) => [
      `mount --bind '${source}' "$ROOT${target}"`,
      ...(mode === 'ro' ? [`mount -o remount,bind,ro "$ROOT${target}"`] : []),
    ]),
    'mount -o remount,bind,ro "$ROOT"',
    // From here on it is who it will be.
    `exec chroot "$ROOT" setpriv --reuid ${owner.uid} --regid ${owner.gid} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all /bin/sh -ec 'unset TREE ROOT; cd ${image.folder}; if touch /written 2> /dev/null; then echo can be written >&2; exit 9; fi; exec "$@"' sh "$@"`,
  ];
  const entrypoint = service.entrypoint ?? image.entrypoint;
  const env = Object.fromEntries(
    Object.entries({ ...image.env, ...service.environment }).map(([key, value]) => [key, value ?? '']),
  );
  processes.start(
    name,
    'unshare',
    ['--mount', '--', '/bin/sh', '-ec', lines.join('\n'), 'sh', ...entrypoint, ...(service.command ?? [])],
    {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      ...env,
      TREE: image.tree,
      ROOT: root,
    },
  );
}

/** A new volume belongs to who uses it: an image gives its folder to its user. */
function volume(home: string, name: string, { uid, gid }: { uid: number; gid: number }): string {
  const place = join(home, 'volumes', name);
  if (!existsSync(place)) {
    mkdirSync(place, { recursive: true });
    chownSync(place, uid, gid);
  }
  return place;
}

/** By number, or by a name that the image knows. */
function userIn(tree: string, user: string): { uid: number; gid: number } {
  const [, uid, gid] = /^(\d+):(\d+)$/.exec(user) ?? [];
  if (uid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  const line = readFileSync(join(tree, 'etc/passwd'), 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${user}:`));
  if (!line) throw new Error(`the image knows no user ${user}`);
  const [, , id, group] = line.split(':');
  return { uid: Number(id), gid: Number(group) };
}

/** An engine makes what it mounts upon. */
function makePlace(place: string, isFolder: boolean) {
  if (existsSync(place)) return;
  mkdirSync(isFolder ? place : dirname(place), { recursive: true });
  if (!isFolder) writeFileSync(place, '');
}
