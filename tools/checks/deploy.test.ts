import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { walletFigures } from '../../server/src/modules/money/vendor-wallet/calls/wallet-figures.ts';
import { subjectOf } from '../../server/src/platform/bus/numbered-messages.ts';
import { OPS_CHANNEL } from '../../server/src/platform/ops/notify-ops.ts';
import { mountHouseFigures } from '../../server/src/platform/process/house-figures.ts';
import { mountMetrics } from '../../server/src/platform/process/metrics.ts';
import { LINE } from '../../server/src/platform/push/channels/frame-line.ts';
import { PUSH_CHANNEL } from '../../server/src/platform/push/notify.ts';
import {
  mountMetrics as mountStudioMetrics,
  openMetrics as openStudioMetrics,
} from '../../studio/server/platform/metrics.ts';
import { FRONT_SERIES } from '../drill/front-series.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const front = read('deploy/haproxy/20-lanna.cfg');
const site = read('deploy/settings/site.conf');
const operations = read('docs/operations.md');
const units = globSync('deploy/systemd/lanna-{http,wallet,push,jobs,studio}@.service', { cwd: ROOT });
const rules = rulesIn(read('deploy/prometheus/rules.yml'));
const board = JSON.parse(read('deploy/grafana/lanna.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

/** Of one plain figure of Prometheus's own, or of a program in front. */
const UNTRIED = [
  'RoleDown',
  'TableDeadlinesLate',
  'EventLoopBusy',
  'MemoryGrows',
  'FrontQueues',
  'BucketFails',
];

test('HAProxy and Prometheus know each process that is started, where it is started', () => {
  const scraped = read('deploy/prometheus/prometheus.yml');
  const ports = [...site.matchAll(/^(\w+)_PORTS="([\d ]+)"$/gm)].flatMap(([, role, list = '']) =>
    list.split(' ').map((port) => ({ role, port })),
  );
  expect(ports.length).toBeGreaterThanOrEqual(9);
  for (const { role, port } of ports) {
    if (role !== 'JOBS') expect(front, `${role} ${port}`).toMatch(new RegExp(`LANNA_${role}_\\d-${port}}`));
    expect(scraped, `${role} ${port}`).toContain(`127.0.0.1:${port}`);
  }
  expect(front.match(/^ {4}server \w+-\d/gm)).toHaveLength(
    ports.filter(({ role }) => role !== 'JOBS').length,
  );
});

test('only what no process has taken is sent to another, and nothing is sticky', () => {
  expect(front.match(/^ *retry-on .*$/gm)).toEqual(['    retry-on conn-failure']);
  expect(front).not.toMatch(/^ *(cookie|stick on|stick match|stick-store)/m);
});

test.each(units)(
  '%s: secrets come in files that the program reads, and it may end in its own time',
  (unit) => {
    const text = read(unit);
    const settings = read(
      unit.includes('studio') ? 'studio/server/config.ts' : 'server/src/platform/process/config.ts',
    );
    const [, secrets = ''] = /const SECRETS = \[([^\]]*)\]/.exec(settings) ?? [];
    const given = [...text.matchAll(/^LoadCredential=([a-z-]+):/gm)].map(([, name]) => name);
    const asked = [...text.matchAll(/^Environment=(\w+)_FILE=%d\/([a-z-]+)$/gm)];
    expect(asked.map(([, , credential]) => credential)).toEqual(given);
    for (const [, name] of asked) expect(secrets).toContain(`'${name}'`);
    expect(text).not.toMatch(/postgres:\/\/|SECRET_KEYS=/);
    const [, patience] = /^TimeoutStopSec=(\d+)$/m.exec(text) ?? [];
    const [, drain] = /^STOP_DRAIN_SECONDS=(\d+)$/m.exec(read('deploy/scripts/site-settings')) ?? [];
    expect(Number(patience)).toBeGreaterThan(Number(drain) + 15);
  },
);

test('settings that are written are settings that are read', () => {
  const known = ['server/src/platform/process/config.ts', 'studio/server/config.ts'].map(read).join();
  const written = [...read('deploy/scripts/site-settings').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(written.length).toBeGreaterThan(10);
  for (const name of written) expect(known).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
});

test('PgBouncer holds every statement with a name, believes no client about its start, and lends by transaction', () => {
  const pooler = read('deploy/pgbouncer/pgbouncer.ini');
  const [, most] = /const TEXTS_MAX = (\d+)/.exec(read('server/src/platform/sql/planned-once.ts')) ?? [];
  const [, held] = /^max_prepared_statements = (\d+)$/m.exec(pooler) ?? [];
  expect(Number(held)).toBeGreaterThanOrEqual(Number(most) + 50);
  expect(pooler).toMatch(/^pool_mode = transaction$/m);
  expect(pooler).toMatch(/^ignore_startup_parameters =$/m);
});

test.each(rules.filter(({ alert }) => alert))(
  'the alert $name says what it means for money and what to do',
  ({ name, text }) => {
    expect(text).toContain(`runbook: docs/operations.md#${name.toLowerCase()}`);
    const [, runbook = ''] = new RegExp(`\n### ${name}\n([^#]*)`).exec(operations) ?? [];
    expect(runbook).toMatch(/\*Money:\*/);
    expect(runbook).toMatch(/\*Do:\*/);
  },
);

test('each alert is tried by promtool: that it comes', () => {
  const tried = [
    ...read('deploy/prometheus/rules.test.yml').matchAll(/alertname: (\w+)\n +exp_alerts:\n/g),
  ].map(([, name]) => name);
  const untried = rules.filter(({ alert, name }) => alert && !tried.includes(name)).map(({ name }) => name);
  expect(untried).toEqual(UNTRIED);
});

test('NATS lets jobs alone publish what leaves transactions, and each role receive what it receives', () => {
  const users = [
    ...read('deploy/nats/nats.conf').matchAll(
      /user: (\w+)\n.*\n +permissions: \{ publish: \[(.*?)\], subscribe: \[(.*?)\] \}/g,
    ),
  ].map(([, user = '', publish = '', subscribe = '']) => [user, { publish, subscribe }] as const);
  const listed = (...channels: string[]) =>
    channels.map((channel) => `"${subjectOf(channel, '*')}"`).join(', ');
  const [notices, ops, frames] = [PUSH_CHANNEL, OPS_CHANNEL, LINE];
  expect(Object.fromEntries(users)).toEqual({
    http: { publish: listed(frames), subscribe: listed(notices) },
    wallet: { publish: listed(frames), subscribe: listed(notices) },
    push: { publish: listed(frames), subscribe: listed(notices, ops, frames) },
    jobs: { publish: listed(notices, ops, frames), subscribe: '' },
  });
});

test('rules and boards ask only for series that a running house exports', () => {
  const known = new Set(['up', ...FRONT_SERIES, ...exportedSeries(), ...rules.map(({ name }) => name)]);
  const asked = [
    ...rules.map(({ name, expr }) => ({ by: name, expr })),
    ...board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ by: title, expr }))),
  ];
  expect(asked.length).toBeGreaterThan(25);
  const unknown = asked.flatMap(({ by, expr }) =>
    seriesIn(expr)
      .filter((series) => !known.has(series))
      .map((series) => `${by}: ${series}`),
  );
  expect(unknown).toEqual([]);
});

test('a series that is not exported is found, in whatever it is wrapped', () => {
  expect(seriesIn('sum by (le) (rate(one_bucket{state="waiting"}[5m])) / two > 0.5 and three == 0')).toEqual([
    'one_bucket',
    'two',
    'three',
  ]);
});

function rulesIn(text: string) {
  return text
    .split(/^ {6}- (?=alert:|record:)/m)
    .slice(1)
    .map((rule) => {
      const [, kind, name = ''] = /^(alert|record): (\S+)/.exec(rule) ?? [];
      const [, expr = ''] = /^ {8}expr:([\s\S]*?)(?=^ {0,8}\S|(?![\s\S]))/m.exec(rule) ?? [];
      return { alert: kind === 'alert', name, expr: expr.replace('>-', ''), text: rule };
    });
}

/** Names of a query: no function, no word of the language, no label. */
function seriesIn(expr: string): string[] {
  const bare = expr
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '')
    .replace(/\b(and|or|unless|bool)\b/g, ' ')
    .replace(/\b[\d.]+(e\d+)?\b/g, '');
  return [...bare.matchAll(/[a-z_:][\w:]*(?!\w*\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !new RegExp(`\\b${name}\\s*(by|\\()`).test(bare.replace(/\s+/g, ' ')))
    .filter((name) => !['sum', 'max'].includes(name));
}

function exportedSeries(): string[] {
  const app = { addHook: () => undefined, get: () => undefined } as unknown as Parameters<
    typeof mountMetrics
  >[0];
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 } as Pool;
  const bus = { isOpen: () => true, gaps: () => 0 };
  const storedFiles = { failedReads: () => 0 };
  const push = { sockets: () => 0, leftOut: () => 0 };
  const replica = { state: () => 'read' as const, lagSeconds: () => 0, failedReads: () => 0 };
  const portal = mountMetrics(app, pool, { bus, storedFiles, replica, push });
  mountHouseFigures(portal, () => [], { warn: () => {} });
  for (const figure of walletFigures().all) portal.registerMetric(figure);
  const studio = openStudioMetrics(pool);
  mountStudioMetrics(app, studio);
  return [portal, studio.registry]
    .flatMap((registry) => registry.getMetricsAsArray())
    .flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
    );
}
