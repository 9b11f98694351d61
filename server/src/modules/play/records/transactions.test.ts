import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { ledgerFixture, ownerOf } from '../../books/ledger/ledger.factory.ts';
import { newLine, ownSource } from '../bets/own-source.fixture.ts';
import { addUpDays } from '../bets/records/add-up-days.ts';
import { listTransactions } from './list-transactions.ts';
import { profitAndLoss } from './profit-and-loss.ts';
import type { RecordRow, RecordSource } from './record-source.ts';
import { backdate, NOW, readerOf } from './records.factory.ts';

const UNIT = 100_000n;
const DAY_MS = 86_400_000;
const { db, url } = await testDatabase();
const fixture = await ledgerFixture(db);
const owner = await ownerOf(url);
const lottery = await ownSource(url, db);
const player = await lottery.openPlayer(fixture, 1000n * UNIT);
const me = readerOf(fixture.brand, player.memberId);
const other = await lottery.openPlayer(fixture, 50n * UNIT);

const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
async function play(days: number, stake: bigint, payout: bigint) {
  const line = newLine('SSC', randomUUID(), stake * UNIT);
  await lottery.buy(player, [line], ago(days));
  await lottery.settle(player, [{ line, payout: payout * UNIT, payouts: payout > 0n ? 1 : 0 }], ago(days));
}
await play(40, 5n, 0n);
await play(3, 10n, 25n);
await play(3, 10n, 0n);
await play(1, 20n, 0n);
await addUpDays(db.kysely);
// Not in the sums yet.
await play(1, 1n, 0n);
await fixture.post(
  [
    {
      from: { kind: 'adjustment' },
      to: { kind: 'wallet', memberId: player.memberId },
      amount: 3n * UNIT,
      code: 'adjustment',
    },
  ],
  randomUUID(),
);
await backdate(owner, { account: player.accountId, versions: [1, 1], days: 2 });

type Query = Partial<Parameters<typeof listTransactions>[2]>;
const list = (query: Query = {}, sources: RecordSource[] = [], reader = me) =>
  listTransactions({ db: db.kysely, sources, now: NOW }, reader, { pageSize: 20, ...query });
const shown = ({ list: rows }: Awaited<ReturnType<typeof list>>) =>
  rows.map(({ kind, what, amount, bets }) => [kind, what, amount, ...(bets ? [bets.count] : [])]);

test('everything that moved the wallet stands once, bets summed by day and category, newest first', async () => {
  expect(shown(await list())).toEqual([
    ['adjustment', 'adjustment', '3.00'],
    ['bets', 'LOTT', '-21.00', 2],
    ['deposit', 'deposit', '1000.00'],
    ['bets', 'LOTT', '5.00', 2],
  ]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('another member, and the same one in another brand, see none of it', async () => {
  expect(shown(await list({}, [], readerOf(fixture.brand, other.memberId)))).toEqual([
    ['deposit', 'deposit', '50.00'],
  ]);
  expect(
    (await list({}, [], readerOf({ ...fixture.brand, id: randomUUID() }, player.memberId))).list,
  ).toEqual([]);
});

test.each([
  ['bets', 2],
  ['deposit', 1],
  ['adjustment', 1],
  ['withdrawal', 0],
] as const)('of one kind alone: %s', async (kind, count) => {
  const { list: rows } = await list({ kind });
  expect(rows).toHaveLength(count);
  for (const row of rows) expect(row.kind).toBe(kind);
});

/** Deposits with states, two of each moment, as a topic above would report them. */
const waiting: RecordRow[] = Array.from({ length: 9 }, (_, n) => ({
  id: `d${n}`,
  key: `d${n}`,
  kind: 'deposit',
  what: 'deposit',
  state: n % 2 ? 'waiting' : 'expired',
  amount: BigInt(n) * UNIT,
  currency: 'THB',
  atUs: BigInt(ago(2 + Math.floor(n / 2)).getTime()) * 1000n,
}));
const cashier: RecordSource = {
  kinds: ['deposit'],
  codes: ['deposit'],
  list: async (_db, _reader, { state, after, limit, since }) =>
    waiting
      .filter((row) => state === undefined || row.state === state)
      .filter(({ atUs }) => atUs >= BigInt(since.getTime()) * 1000n)
      .filter(({ atUs, key }) => !after || atUs < after.atUs || (atUs === after.atUs && key < after.key))
      .sort((one, two) => Number(two.atUs - one.atUs) || (one.key < two.key ? 1 : -1))
      .slice(0, limit),
};

test('a topic speaks for its own codes, with states; the books do not say them a second time', async () => {
  const { list: rows } = await list({ kind: 'deposit' }, [cashier]);
  expect(rows.map(({ id }) => id)).toEqual(['d1', 'd0', 'd3', 'd2', 'd5', 'd4', 'd7', 'd6', 'd8']);
  const open = await list({ state: 'waiting' }, [cashier]);
  expect(open.list.map(({ id }) => id)).toEqual(['d1', 'd3', 'd5', 'd7']);
});

test.each([1, 2, 3, 5])(
  'pages of %i over all sources show each row once, in the one order',
  async (pageSize) => {
    const whole = await list({ pageSize: 100 }, [cashier]);
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const page = await list({ pageSize, after }, [cashier]);
      ids.push(...page.list.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after);
    expect(whole.list).toHaveLength(12);
    expect(ids).toEqual(whole.list.map(({ id }) => id));
  },
);

test('a made-up place in the record is refused', async () => {
  await expect(list({ after: 'bm9uc2Vuc2U' })).rejects.toMatchObject({ code: 'invalid_input' });
});

test('profit and loss is by day and by category, also of what is not added up yet; days without play are left out', async () => {
  const { totals, days, categories } = await profitAndLoss({ db: db.kysely, now: NOW }, me, {});
  expect(totals).toMatchObject({ bets: 4, stake: '41.00', payout: '25.00', net: '-16.00' });
  expect(days.map(({ bets, net }) => [bets, net])).toEqual([
    [2, '5.00'],
    [2, '-21.00'],
  ]);
  expect(categories).toMatchObject([{ category: 'LOTT', bets: 4, net: '-16.00' }]);
});

test('profit and loss of one category narrows the days, and still names the others', async () => {
  const { days, totals, categories } = await profitAndLoss({ db: db.kysely, now: NOW }, me, {
    category: 'RNG',
  });
  expect([days, totals.bets, categories.length]).toEqual([[], 0, 1]);
});

test('nothing of another member or of another brand is shown', async () => {
  const elsewhere = readerOf({ ...fixture.brand, id: randomUUID() }, player.memberId);
  for (const reader of [readerOf(fixture.brand, other.memberId), elsewhere])
    expect((await profitAndLoss({ db: db.kysely, now: NOW }, reader, {})).days).toEqual([]);
});

test('what lies a year back is there, and a day more than a year is refused', async () => {
  const from = ago(360).toISOString().slice(0, 10);
  const { totals } = await profitAndLoss({ db: db.kysely, now: NOW }, me, { from });
  expect(totals.bets).toBe(5);
  await expect(profitAndLoss({ db: db.kysely, now: NOW }, me, { from: '1926-01-01' })).rejects.toMatchObject({
    code: 'record_period_refused',
  });
});
