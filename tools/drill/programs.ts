import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that is not ours and no package of ours brings. */
export interface Program {
  name: string;
  /** The setting that says where it is; without it the path is looked through. */
  setting: string;
  asks: readonly string[];
  /** The oldest that does what is asked of it. */
  least: string;
}

export const PROGRAMS = {
  haproxy: { name: 'haproxy', setting: 'HAPROXY', asks: ['-v'], least: '2.6' },
  // Before 1.21 statements with names get lost in it.
  pgbouncer: { name: 'pgbouncer', setting: 'PGBOUNCER', asks: ['--version'], least: '1.21' },
  promtool: { name: 'promtool', setting: 'PROMTOOL', asks: ['--version'], least: '2.42' },
  openssl: { name: 'openssl', setting: 'OPENSSL', asks: ['version'], least: '3.0' },
  postgres: { name: 'postgres', setting: 'POSTGRES', asks: ['--version'], least: '18' },
  pgBasebackup: { name: 'pg_basebackup', setting: 'PG_BASEBACKUP', asks: ['--version'], least: '18' },
  debootstrap: { name: 'debootstrap', setting: 'DEBOOTSTRAP', asks: ['--version'], least: '1.0.100' },
  unshare: { name: 'unshare', setting: 'UNSHARE', asks: ['--version'], least: '2.36' },
  natsServer: { name: 'nats-server', setting: 'NATS_SERVER', asks: ['--version'], least: '2.9' },
  // Debian's package of that name; the plugin of the docker client is the same program.
  dockerCompose: {
    name: 'docker-compose',
    setting: 'DOCKER_COMPOSE',
    asks: ['version'],
    least: '2.20',
  },
  // The number in the name of its package is the first it says.
  ip: { name: 'ip', setting: 'IP', asks: ['-V'], least: '2' },
  systemdAnalyze: {
    name: 'systemd-analyze',
    setting: 'SYSTEMD_ANALYZE',
    asks: ['--version'],
    least: '252',
  },
} as const satisfies Record<string, Program>;
export type ProgramKey = keyof typeof PROGRAMS;

/** Debian keeps what only an administrator starts where no one else's path leads. */
const ALSO_IN = ['/usr/local/sbin', '/usr/sbin', '/usr/lib/postgresql/18/bin'];

export type Found = { path: string; version: string } | { missing: string };

export function findProgram(
  { name, setting, asks, least }: Program,
  env: Record<string, string | undefined>,
): Found {
  const path = env[setting] || onPath(name, env['PATH'] ?? '');
  if (!path) return { missing: `${name} is not on the path, and ${setting} names none` };
  const { stdout, stderr, error } = spawnSync(path, asks, { encoding: 'utf8', timeout: 20_000 });
  if (error) return { missing: `${name} cannot be started (${setting}=${path})` };
  const version = versionIn(`${stdout}${stderr}`);
  if (!version) return { missing: `${name} does not say its version (${path})` };
  if (isOlder(version, least)) return { missing: `${name} is ${version}, and ${least} is needed (${path})` };
  return { path, version };
}

function onPath(name: string, path: string): string | undefined {
  return [...path.split(delimiter), ...ALSO_IN].map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first number in what a program says of itself. */
export function versionIn(text: string): string | undefined {
  return /\d+(\.\d+)*/.exec(text)?.[0];
}

export function isOlder(version: string, least: string): boolean {
  const [one, other] = [version, least].map((text) => text.split('.').map(Number));
  for (const [at, wanted] of (other ?? []).entries()) {
    const has = one?.[at] ?? 0;
    if (has !== wanted) return has < wanted;
  }
  return false;
}
