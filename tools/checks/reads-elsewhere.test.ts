import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpsEndpoint } from '@lanna/contract/ops';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Why each call may be of some seconds ago: no money hangs on it. A call that is not here is read where money is. */
const READ_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'what a report says of days': [
    'GET /ops/reports/play',
    'GET /ops/reports/play.csv',
    'GET /ops/reports/registrations',
    'GET /ops/reports/registrations.csv',
    'GET /ops/reports/cash',
    'GET /ops/reports/cash.csv',
    'GET /ops/reports/earnings',
    'GET /ops/reports/earnings.csv',
    'GET /ops/insight/players',
    'GET /ops/insight/cohorts',
    'GET /ops/insight/channels',
    'GET /ops/insight/costs',
    'GET /ops/insight/returns',
  ],
  'who and what is looked for; what is decided is decided on its own page': [
    'GET /ops/search',
    'GET /ops/search/nothing',
    'GET /ops/search/nothing.csv',
    'GET /ops/members',
    'GET /ops/members.csv',
    'GET /ops/agents',
  ],
  'files of what has happened': [
    'GET /ops/actions.csv',
    'GET /ops/bets.csv',
    'GET /ops/feedback.csv',
    'GET /ops/games.csv',
    'GET /ops/job-runs.csv',
    'GET /ops/leaderboard-prizes.csv',
    'GET /ops/members/:id/bets.csv',
    'GET /ops/messages.csv',
    'GET /ops/mission-rewards.csv',
    'GET /ops/raffle-tickets.csv',
    'GET /ops/rank-members.csv',
    'GET /ops/rank-moves.csv',
    'GET /ops/wheel-spins.csv',
  ],
  'records of more than a year': ['GET /ops/bets', 'GET /ops/members/:id/bets'],
};

/** Where money is moved, promised, worked out or decided about, by district or topic. */
const ABOUT_MONEY =
  /^(money|books|commission)\/|^(rewards\/(bonuses|promotions|points|brand-envelopes|cashback)|accounts\/(kyc|protection|line-limits)|oversight\/(segments|anomalies|alerts)|house\/brands)\//;
const APPROVALS = /^\/ops\/(proposals|open-work|overview)\b/;

/** The only code that reads elsewhere, or keeps others from it. */
const READERS: Readonly<Record<string, readonly string[]>> = {
  openReadScope: ['platform/replica/read-elsewhere.ts', 'platform/replica/read-scope.ts'],
  readElsewhere: ['platform/ops/mount-ops-routes.ts', 'platform/replica/read-elsewhere.ts'],
  rowsWithin: ['platform/ops/mount-ops-routes.ts', 'platform/replica/read-elsewhere.ts'],
  openReplica: ['compose.ts', 'platform/replica/replica.ts'],
  poolByScope: ['platform/replica/read-scope.ts', 'platform/sql/database.ts'],
};
/** What hands the replica itself around; others know only how it is. */
const HOLDERS = [
  'compose.ts',
  'platform/ops/mount-ops-routes.ts',
  'platform/replica/read-elsewhere.ts',
  'platform/replica/replica.ts',
];

const declared = await declaredCalls();
const sources = globSync('**/*.ts', { cwd: join(ROOT, 'server/src') })
  .filter((path) => !/\.(test|factory|fixture)\.ts$/.test(path))
  .map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(ROOT, 'server/src', path), 'utf8'),
  }));

test('each call that may be read elsewhere is said why, and is nothing that money hangs on', () => {
  const listed = Object.values(READ_ELSEWHERE).flat();
  expect(
    declared
      .filter(({ endpoint }) => endpoint.elsewhere)
      .map(nameOf)
      .sort(),
  ).toEqual(listed.toSorted());
  expect(declared.flatMap(whyNot)).toEqual([]);
  expect(declared.length).toBeGreaterThan(300);
});

test('nothing but the calls of the console reads elsewhere', () => {
  expect(sources.length).toBeGreaterThan(1500);
  expect(straysIn(sources)).toEqual([]);
});

test('a withdrawal, an approval and a change that were declared so are found', () => {
  const planted = (topic: string, endpoint: Partial<OpsEndpoint>) =>
    whyNot({
      topic,
      endpoint: { method: 'GET', path: '/ops/x', elsewhere: true, ...endpoint } as OpsEndpoint,
    });
  expect(planted('money/withdrawals/ops.ts', { path: '/ops/withdrawals' })).toEqual([
    'GET /ops/withdrawals: money hangs on it',
  ]);
  expect(planted('people/operators/proposal-ops.ts', { path: '/ops/proposals' })).toHaveLength(1);
  expect(planted('play/bets/ops.ts', { method: 'POST' })).toEqual(['POST /ops/x: it changes something']);
  expect(planted('play/bets/ops.ts', { stepUp: true })).toHaveLength(1);
  expect(planted('play/bets/ops.ts', {})).toEqual([]);
});

test('code about money that would read elsewhere is found', () => {
  const path = 'modules/money/withdrawals/decide.ts';
  const found = (text: string) => straysIn([{ path, text }]);
  expect(found("import { readElsewhere } from '../../../platform/replica/read-elsewhere.ts';")).toEqual([
    `${path}: readElsewhere`,
  ]);
  expect(found('const rows = await parts.replica.pool.query(text);')).toEqual([
    `${path}: the pool of the replica`,
  ]);
  expect(
    found("import { openReadScope as scope } from '../../../platform/replica/read-scope.ts';"),
  ).toHaveLength(1);
  expect(found('const { asOf } = replica;')).toEqual([]);
});

interface Declared {
  /** Its file below the contract. */
  topic: string;
  endpoint: OpsEndpoint;
}

function whyNot({ topic, endpoint }: Declared): string[] {
  if (!endpoint.elsewhere) return [];
  const name = nameOf({ topic, endpoint });
  return [
    ...(endpoint.method === 'GET' ? [] : [`${name}: it changes something`]),
    ...(endpoint.stepUp ? [`${name}: it asks for a proof of the person`] : []),
    ...(ABOUT_MONEY.test(topic) || APPROVALS.test(endpoint.path) ? [`${name}: money hangs on it`] : []),
  ];
}

function nameOf({ endpoint: { method, path } }: Declared): string {
  return `${method} ${path}`;
}

function straysIn(files: readonly { path: string; text: string }[]): string[] {
  return files.flatMap(({ path, text }) => [
    ...Object.entries(READERS)
      .filter(([name, places]) => !places.includes(path) && new RegExp(`\\b${name}\\b`).test(text))
      .map(([name]) => `${path}: ${name}`),
    ...(!HOLDERS.includes(path) && /\breplica\??\.pool\b/.test(text)
      ? [`${path}: the pool of the replica`]
      : []),
  ]);
}

/** Every call of the console, as the contract has it. */
async function declaredCalls(): Promise<Declared[]> {
  const files = globSync('contract/src/*/*/**/*.ts', { cwd: ROOT }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    files.map(async (path) => ({
      topic: path.replaceAll('\\', '/').replace('contract/src/', ''),
      exported: Object.values((await import(join(ROOT, path))) as object),
    })),
  );
  const calls = modules.flatMap(({ topic, exported }) =>
    exported
      .filter(isOpsEndpoint)
      .flatMap((endpoint) =>
        [endpoint, endpoint.file].filter(isOpsEndpoint).map((one) => ({ topic, endpoint: one })),
      ),
  );
  return [...new Map(calls.map((call) => [nameOf(call), call])).values()];
}

function isOpsEndpoint(value: unknown): value is OpsEndpoint & { file?: OpsEndpoint } {
  const { path, method } = (value ?? {}) as { path?: unknown; method?: unknown };
  return typeof path === 'string' && path.startsWith('/ops/') && typeof method === 'string';
}
