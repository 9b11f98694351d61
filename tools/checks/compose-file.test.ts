import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readContainerfile } from '../drill/containerfile.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
// As it stands in the file.
const HOME = ['$', '{LANNA_HOME:?}'].join('');

/** What the file may hold, word for word of the compose specification; a word that is not here is a mistake or has to be thought about. */
const service = z.strictObject({
  image: z.string().regex(/^\$\{[A-Z_]+:\?[^}]+\}$/),
  user: z.string().optional(),
  network_mode: z.literal('host'),
  restart: z.enum(['always', 'no']),
  read_only: z.literal(true),
  tmpfs: z.tuple([z.literal('/tmp')]),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  pids_limit: z.int().positive(),
  ulimits: z.strictObject({ nofile: z.int().min(65_536) }),
  logging: z.strictObject({ options: z.strictObject({ 'max-size': z.string() }) }),
  stop_grace_period: z
    .string()
    .regex(/^\d+[sm]$/)
    .optional(),
  stop_signal: z.enum(['SIGINT', 'SIGTERM']).optional(),
  mem_limit: z.string().optional(),
  shm_size: z.string().optional(),
  profiles: z.array(z.enum(['studio', 'tool'])).optional(),
  entrypoint: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  env_file: z.array(z.string()).optional(),
  secrets: z
    .array(z.union([z.string(), z.strictObject({ source: z.string(), target: z.string().startsWith('/') })]))
    .optional(),
  volumes: z.array(z.string()).optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({
        condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
      }),
    )
    .optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()),
      interval: z.string(),
      timeout: z.string(),
      retries: z.int(),
    })
    .optional(),
});
const composeFile = z.strictObject({
  name: z.literal('lanna'),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
});

const raw = parse(read('deploy/compose/compose.yaml'), { merge: true, maxAliasCount: -1 }) as Record<
  string,
  unknown
>;
const { services, volumes, secrets } = composeFile.parse(
  Object.fromEntries(Object.entries(raw).filter(([key]) => !key.startsWith('x-'))),
);
const lanna = read('deploy/compose/lanna');
const all = Object.entries(services).map(([name, one]) => ({ name, ...one }));
const ours = all.filter(({ image }) => image.includes('LANNA_IMAGE'));
const ports = new Map(
  ours.flatMap(({ name, environment = {} }) => {
    const port = environment['PORT'] ?? environment['STUDIO_PORT'];
    return port ? [[name, port] as const] : [];
  }),
);

test('two of each role run, and no port is had by two', () => {
  for (const role of ['http', 'wallet', 'push', 'jobs', 'studio'])
    expect([...ports.keys()].filter((name) => name.startsWith(`${role}-`))).toHaveLength(2);
  expect(new Set(ports.values()).size).toBe(ports.size);
  for (const name of [
    'haproxy',
    'pgbouncer',
    'primary',
    'replica',
    'nats',
    'bucket',
    'prometheus',
    'grafana',
  ])
    expect(Object.keys(services)).toContain(name);
});

test('HAProxy sends to each process, and Prometheus asks each, where it listens', () => {
  const [front, scraped] = [read('deploy/haproxy/20-lanna.cfg'), read('deploy/prometheus/prometheus.yml')];
  for (const [name, port] of ports) {
    const setting = `LANNA_${name.replace('-', '_').toUpperCase()}-${port}}`;
    if (!name.startsWith('jobs')) expect(front, name).toContain(setting);
    expect(scraped, name).toContain(`127.0.0.1:${port}`);
  }
});

test('HAProxy may open as many files as its connections want: with fewer it does not start', () => {
  const [, most] = /maxconn "\$\{LANNA_MAXCONN-(\d+)\}"/.exec(read('deploy/haproxy/20-lanna.cfg')) ?? [];
  expect(services['haproxy']?.ulimits.nofile).toBeGreaterThan(2.5 * Number(most) + 100);
});

test.each(ours)('$name starts a program of ours with roles and settings that it reads', (one) => {
  const [program = '', ...flags] = one.command ?? [];
  if (one.name !== 'tool') expect(existsSync(join(ROOT, program)), program).toBe(true);
  const [, roles = ''] = /export const ROLES = \[([^\]]*)\]/.exec(read('server/src/compose.ts')) ?? [];
  for (const flag of flags) {
    const [, role] = /^--roles=(\w+)$/.exec(flag) ?? [];
    expect(roles).toContain(`'${role}'`);
    expect(one.environment?.['NATS_USER'], 'the role whose rights it has at NATS').toBe(role);
  }
  const isStudio = program.startsWith('studio');
  const config = read(isStudio ? 'studio/server/config.ts' : 'server/src/platform/process/config.ts');
  const [, inFiles = ''] = /const SECRETS = \[([^\]]*)\]/.exec(config) ?? [];
  for (const [name, value] of Object.entries(one.environment ?? {})) {
    const secret = name.replace(/_FILE$/, '');
    const isFile = name !== secret && !new RegExp(`^ {2}${name}: `, 'm').test(config);
    if (isFile) {
      const known = `${inFiles} ${program.startsWith('tools/') ? read(program) : ''}`;
      expect(known, name).toMatch(new RegExp(`\\b${secret}\\b`));
      expect(one.secrets, name).toContain(value.replace('/run/secrets/', ''));
    } else expect(config, name).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
  }
  // No secret that it does not read, and none in a setting.
  const asked = Object.values(one.environment ?? {});
  for (const secret of one.secrets ?? []) expect(asked).toContain(`/run/secrets/${secret}`);
  expect(JSON.stringify(one.environment ?? {})).not.toMatch(/postgres:\/\/|:\/\/[^/]*@/);
});

test('each service has the secrets that are declared, `lanna prepare` makes each of them, and none is left over', () => {
  const given = new Set(
    all.flatMap((one) => one.secrets ?? []).map((one) => (typeof one === 'string' ? one : one.source)),
  );
  expect([...given].sort()).toEqual(Object.keys(secrets).sort());
  for (const [name, { file }] of Object.entries(secrets)) {
    expect(file).toBe(`${HOME}/secrets/${name}`);
    const made = name.replace(/-(http|wallet|push|jobs)-/, '-$role-');
    expect(lanna, name).toMatch(
      new RegExp(`\\$secrets/${made.replace('$', '\\$')}"|^ *for name in .*\\b${made}\\b`, 'm'),
    );
  }
});

test('every file that is mounted is there, and what is no volume and no data is mounted to be read alone', () => {
  const named = new Set<string>();
  for (const one of all)
    for (const mount of one.volumes ?? []) {
      const [, source = '', , mode] =
        /^(\$\{LANNA_HOME:\?\}[^:]*|[^:]+):([^:]+)(?::(ro))?$/.exec(mount) ?? [];
      if (source.startsWith('.')) {
        expect(existsSync(join(ROOT, 'deploy/compose', source)), source).toBe(true);
        expect(mode, mount).toBe('ro');
      } else if (source.startsWith(HOME)) {
        const place = source.slice(HOME.length + 1);
        expect(lanna, mount).toContain(place.split('/').at(-1));
        if (mode !== 'ro') expect(['backups', 'bucket'], mount).toContain(place);
      } else named.add(source);
    }
  expect([...named].sort()).toEqual(Object.keys(volumes).sort());
});

test('no process is root, each has its image, and a name of an image is pinned in one file', () => {
  const images = read('deploy/container/images.conf');
  for (const one of all) {
    const [, setting = ''] = /^\$\{([A-Z_]+):/.exec(one.image) ?? [];
    if (setting.startsWith('LANNA_')) expect(lanna).toContain(`${setting}="\${${setting}:-`);
    else
      expect(images).toMatch(new RegExp(`^${setting}="[a-z0-9./-]+:[\\w.-]+(@sha256:[0-9a-f]{64})?"$`, 'm'));
    // Grafana's own image is no root's.
    if (one.name !== 'grafana') expect(one.user).toMatch(/^(?!0)(\d+:\d+|postgres)$/);
  }
  const built = readContainerfile(read('deploy/container/Containerfile'));
  const userOf = (image: string) =>
    built.find(({ name }) => name === image)?.steps.findLast(({ instruction }) => instruction === 'USER')
      ?.rest;
  for (const one of ours) expect(one.user).toBe(userOf('portal'));
  for (const one of all.filter(({ image }) => image.includes('PARTS')))
    expect(one.user).toBe(userOf('parts'));
});

test('what waits for another names a service, and what ends is waited for until it has', () => {
  for (const one of all)
    for (const [name, { condition }] of Object.entries(one.depends_on ?? {})) {
      expect(Object.keys(services)).toContain(name);
      if (condition === 'service_healthy') expect(services[name]?.healthcheck).toBeDefined();
      expect(condition === 'service_completed_successfully').toBe(services[name]?.restart === 'no');
    }
  for (const one of ours.filter(({ restart }) => restart === 'always')) {
    expect(one.depends_on?.['logins']).toBeDefined();
    const [, seconds] = /^(\d+)s$/.exec(one.stop_grace_period ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(20);
  }
});
