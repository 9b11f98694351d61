import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf, readContainerfile, type Stage } from './containerfile.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const MIRROR = 'http://deb.debian.org/debian';
const SUITE = 'trixie';
/** The first Debian with PostgreSQL 18 of its own; for a machine that reaches no other archive. */
const SUITE_OF_POSTGRES = 'forky';
/** What this machine trusts: what a tree fetches comes the same way. */
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt';

/** Devices and processes are seen within, as in a builder: npm ends without a word where they are not. */
const ENTER = `mount --make-rprivate / && mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc" && exec chroot --userspec="$2" "$0" /bin/sh -ec "$1"`;
const ROOT = '0:0';

/** Clean Debian trees in which each line of the Containerfile has been gone, as a builder would, and one with PostgreSQL. For machines on which no builder of images can run. */
export interface ImageTrees {
  suite: string;
  lines: number;
  portal: string;
  /** What the portal's image sets for its processes. */
  environment: Record<string, string>;
  parts: string;
  /** One with PostgreSQL 18, made when it is asked for. */
  postgres(): string;
  remove(): void;
}

/** `DRILL_TREES` names a folder in which they are kept and used again by the next run; what the Containerfile makes is made anew for another commit. */
export function makeImageTrees(debootstrap: string): ImageTrees {
  if (process.getuid?.() !== 0) throw new Error('a Debian tree is made and entered by root alone');
  const kept = process.env['DRILL_TREES'];
  const folder = kept ?? mkdtempSync(join(process.env['DRILL_FOLDER'] ?? tmpdir(), 'lanna-image-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const stages = readContainerfile(readFileSync(join(root, 'deploy/container/Containerfile'), 'utf8'));
  const remove = () => {
    if (!kept) rmSync(folder, { recursive: true, force: true });
  };
  const at = (name: string) => join(folder, name);
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  try {
    once(at('debian'), () => bootstrap(debootstrap, SUITE, at('debian')));
    for (const stage of stages)
      once(
        at(stage.name),
        () => {
          execFileSync('cp', ['-a', at('debian'), at(stage.name)]);
          goSteps(stage, at(stage.name), at);
        },
        commit,
      );
    const lines = stages.reduce((sum, { steps }) => sum + steps.length, 0);
    return {
      suite: SUITE,
      lines,
      portal: at('portal'),
      environment: environmentOf(stages.find(({ name }) => name === 'portal')?.steps ?? []),
      parts: at('parts'),
      postgres: () => {
        once(at('postgres'), () => makePostgres(debootstrap, at('postgres')));
        return at('postgres');
      },
      remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** What is whole has its mark beside it, which says of what it was made; what was cut off, or made of something else, is made anew. */
function once(tree: string, make: () => void, madeOf = '') {
  const mark = `${tree}.whole`;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === madeOf) return;
  rmSync(mark, { force: true });
  rmSync(tree, { recursive: true, force: true });
  make();
  writeFileSync(mark, madeOf);
}

/** A suite that is newer than the machine's debootstrap is made as `sid` is. */
function bootstrap(debootstrap: string, suite: string, tree: string) {
  const script = existsSync(`/usr/share/debootstrap/scripts/${suite}`) ? [] : ['sid'];
  execFileSync(debootstrap, ['--variant=minbase', suite, tree, MIRROR, ...script], { stdio: 'pipe' });
}

function makePostgres(debootstrap: string, tree: string) {
  bootstrap(debootstrap, SUITE_OF_POSTGRES, tree);
  mkdirSync(join(tree, 'etc/postgresql-common'), { recursive: true });
  writeFileSync(join(tree, 'etc/postgresql-common/createcluster.conf'), 'create_main_cluster = false\n');
  // What is not released yet is signed for some days at a time, and a mirror may be behind.
  const update = 'apt-get -o Acquire::Check-Valid-Until=false update -q';
  runIn(tree, `${update} && apt-get install -y -q --no-install-recommends postgresql-18`);
}

function goSteps({ steps }: Stage, tree: string, treeOf: (stage: string) => string) {
  const within: Required<Within> = { folder: '/', user: ROOT, env: {} };
  for (const [number, { instruction, rest }] of steps.entries()) {
    if (instruction === 'WORKDIR') within.folder = rest;
    if (instruction === 'USER') within.user = rest;
    if (instruction === 'ENV') within.env = environmentOf(steps.slice(0, number + 1));
    if (instruction === 'RUN') runIn(tree, rest, within);
    if (instruction === 'COPY') copyInto(tree, rest, treeOf);
  }
}

interface Within {
  folder?: string;
  user?: string;
  env?: Record<string, string>;
}

function runIn(tree: string, command: string, { folder = '/', user = ROOT, env = {} }: Within = {}) {
  // Names are looked up, and others believed, as on this machine. Nothing is started by being installed.
  cpSync('/etc/resolv.conf', join(tree, 'etc/resolv.conf'));
  const trusted = join(tree, 'tmp/trusted.crt');
  if (existsSync(TRUSTED)) cpSync(TRUSTED, trusted, { dereference: true });
  const policy = join(tree, 'usr/sbin/policy-rc.d');
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const entered = ['--mount', '--', '/bin/sh', '-ec', ENTER, tree, `cd ${folder} && ${command}`, user];
    execFileSync('unshare', entered, {
      stdio: 'pipe',
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...env,
        HOME: '/root',
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        DEBIAN_FRONTEND: 'noninteractive',
        LC_ALL: 'C',
        ...(existsSync(trusted) && { NODE_EXTRA_CA_CERTS: '/tmp/trusted.crt' }),
      },
    });
  } finally {
    for (const file of [trusted, policy]) rmSync(file, { force: true });
  }
}

/** `.` is what git knows of this checkout, as `build` gives it. */
function copyInto(tree: string, rest: string, treeOf: (stage: string) => string) {
  const [, stage, from = '', to = ''] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(rest) ?? [];
  const target = join(tree, to);
  mkdirSync(target, { recursive: true });
  if (stage) execFileSync('cp', ['-a', `${join(treeOf(stage), from)}/.`, target]);
  else execFileSync('sh', ['-ec', 'git archive HEAD | tar -x -C "$1"', 'sh', target], { cwd: root });
}
