import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { changesSomething, consoleCalls } from './console-calls.fixture.ts';
import type { OpsInput } from './platform/ops/test-ops-access.ts';
import { ENDS, ONE_IS_ENOUGH } from './two-operators.ts';

const { db, calls, owner, ask, inputOf, rowOf, endpointOf } = await consoleCalls();
/** Kinds whose rule is an amount. */
const AMOUNTS = [
  'members.adjust',
  'bonuses.give',
  'promotions.issue',
  'promotions.publish',
  'cashier.accept-deposit',
  'reconciliation.write-off',
  'transfers.decide',
  'vendor-wallet.correct-round',
  'vendor-wallet.grant-free-bets',
  'withdrawals.approve',
  'withdrawals.fail-payout',
  'bills.approve',
];
const changing = calls.filter((call) => changesSomething(endpointOf(call)));
const leading = Object.values(ENDS).flatMap((end) => end.calls);
const enough = Object.values(ONE_IS_ENOUGH).flat();

// Then no amount is small enough to be moved by one.
await db.kysely
  .updateTable('operators.setting')
  .set({
    settings: JSON.stringify({ fourEyes: Object.fromEntries(AMOUNTS.map((kind) => [kind, 'always'])) }),
  })
  .execute();

beforeEach(async () => {
  await db.kysely.deleteFrom('platform.rate_window').execute();
  await db.kysely.deleteFrom('authentication.attempt').execute();
});

test('every call that changes something leads to an end, or is said why one operator is enough', () => {
  expect(changing.filter((call) => !leading.includes(call) && !enough.includes(call))).toEqual([]);
  expect([...leading, ...enough].filter((call) => !calls.includes(call))).toEqual([]);
  expect(leading.filter((call) => enough.includes(call))).toEqual([]);
});

/** Done by one operator, what follows is less than before: taken away, switched off, shut out. */
const TAKES_AWAY: ReadonlySet<string> = new Set([
  'DELETE /ops/roles/:code',
  'POST /ops/bonus-offers/:id/stop',
  'POST /ops/missions/:id/stop',
  'POST /ops/brand-envelopes/:id/stop',
  'POST /ops/raffles/:id/close',
  'POST /ops/raffles/:id/stop',
  'POST /ops/leaderboards/:id/stop',
  'POST /ops/wheels/:brand/stop',
  'POST /ops/point-goods/:id/stop',
  // Of a published offer it makes a draft, which is taken by no one before two publish it anew.
  'PUT /ops/bonus-offers/:id',
  'POST /ops/contracts/:id/end',
  // Here an offer is taken back; that signing one needs two is a test of its own.
  'POST /ops/contracts/:id/moves',
  'POST /ops/lottery-calendars/:game/remove',
  'POST /ops/lottery-feeds/:code/stop',
  'POST /ops/members/:id/exclusions',
  'POST /ops/promotions/:id/end',
  'POST /ops/protection/registry',
  'PUT /ops/gateways/:code/state',
  'PUT /ops/operators/:id/status',
  'PUT /ops/payment-channels/:id/state',
  // The agent's own money goes back to the agent.
  'POST /ops/envelopes/:id/stop',
  'POST /ops/free-bets/:id/cancellation',
  // Not one operator's: another has proposed it.
  'POST /ops/proposals/:id/approve',
  // The own address; a new password still needs two.
  'PUT /ops/me/email',
]);

/** Until the first change defaults hold, of which no row says anything: what is sent here is the same or less, and is written down before ends are read. */
const WRITES_DEFAULTS_DOWN: ReadonlySet<string> = new Set([
  'PUT /ops/bill-settings/brands/:brand',
  'PUT /ops/lottery/terms/:game/brands/:brand',
  'PUT /ops/withdrawal-settings/:code',
]);

test.each(changing.filter((call) => !TAKES_AWAY.has(call)))(
  '%s by one operator with every right widens no end',
  async (call) => {
    const askOnce = async (input: OpsInput) => ask(call, { ...(await owner?.credentials()), input });
    if (WRITES_DEFAULTS_DOWN.has(call)) await askOnce(await inputOf(rowOf(call), owner?.operatorId ?? ''));
    const input = await inputOf(rowOf(call), owner?.operatorId ?? '');
    const before = await status();
    await askOnce(input);
    expect(await status()).toEqual(before);
  },
);

test('what these calls left in the record has names: actions, and what was before and after', async () => {
  const words = recordWords();
  const { rows } = await db.pool.query<{ action: string; fact: string | null }>(`
    select distinct action, fact from operators.action
    left join lateral jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) as fact on true`);
  expect(new Set(rows.map(({ action }) => action)).size).toBeGreaterThan(100);
  const topicOf = (action: string) => words.get(action.split('.')[0] ?? '');
  const isNamed = ({ action, fact }: { action: string; fact: string | null }) =>
    topicOf(action)?.actions[action.split('.')[1] ?? ''] !== undefined &&
    // A setting is called by its key, as the page of settings shows it.
    (fact === null ||
      fact.includes('.') ||
      (topicOf(action)?.facts?.[fact] ?? words.get('operators')?.facts?.[fact]) !== undefined);
  expect(rows.filter((row) => !isNamed(row))).toEqual([]);
});

interface TopicWords {
  actions: Record<string, string>;
  facts?: Record<string, string>;
}

function recordWords(): Map<string, TopicWords> {
  const features = fileURLToPath(new URL('../../web/src/features/', import.meta.url));
  return new Map(
    globSync('*/*/console/record/en.json', { cwd: features }).map((path) => [
      path.split('/')[1] ?? '',
      JSON.parse(readFileSync(features + path, 'utf8')),
    ]),
  );
}

async function status(): Promise<Record<string, string[]>> {
  const found = await Promise.all(
    Object.entries(ENDS).map(async ([end, { reads }]) => {
      const { rows } = await db.pool.query<{ line: string }>(
        `select t::text as line from (${reads}) t order by line`,
      );
      return [end, rows.map(({ line }) => line)] as const;
    }),
  );
  return Object.fromEntries(found);
}
