import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSize } from '../../../platform/testing/test-size.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { checkBetInvariants } from '../../play/bets/check-bet-invariants.ts';
import { checkLotteryInvariants } from './check-lottery-invariants.ts';
import { type LineRequest, type SlipRequest, slipFixture } from './slips.factory.ts';

const UNIT = 100_000n;
const GAME = 'THAI_30M';
const CLOSES_IN_MS = 3_600_000;
const LINE: LineRequest[] = [{ play: 'top3', selection: '123' }];

const { db, url } = await testDatabase();
const fixture = await slipFixture(db);

type Settled = { taken: string } | { refused: string };

/** What each came to of slips that were sent in one turn of this process: one batch, as far as it holds them. */
async function atOnce(
  slips: (readonly [Parameters<typeof fixture.place>[0], SlipRequest])[],
): Promise<Settled[]> {
  const settled = await Promise.allSettled(slips.map(([player, request]) => fixture.place(player, request)));
  return settled.map((one) => {
    if (one.status === 'fulfilled') return { taken: one.value.slipId };
    if (one.reason instanceof Refusal) return { refused: one.reason.code };
    throw one.reason;
  });
}

async function booksFit() {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
  expect(await checkLotteryInvariants(db.kysely)).toEqual([]);
}

async function transactions(): Promise<number> {
  const { rows } = await db.pool.query('select count(distinct xmin::text)::int as of from lottery.slip');
  return rows[0].of;
}

test('slips of one moment share a transaction, and each has its own answer', async () => {
  const draws = [await fixture.draw({ game: GAME, closesInMs: CLOSES_IN_MS })];
  const players = await Promise.all(Array.from({ length: 20 }, () => fixture.open(100n * UNIT)));
  const before = await transactions();
  const bought = await Promise.all(
    players.map((player, at) =>
      fixture.place(player, {
        game: GAME,
        draws,
        lines: [{ play: 'top3', selection: '123', multiple: at + 1 }],
      }),
    ),
  );
  expect((await transactions()) - before).toBe(1);
  expect(bought.map(({ stake, balance }) => [stake, balance])).toEqual(
    players.map((_, at) => [`${at + 1}.00`, `${99 - at}.00`]),
  );
  expect(new Set(bought.map(({ slipId }) => slipId)).size).toBe(20);
});

test('of a batch each slip is taken or refused by itself: too dear, closed, limited, doubled, wrong, excluded', async () => {
  const open = await fixture.draw({ game: GAME, closesInMs: CLOSES_IN_MS });
  const closed = await fixture.draw({ game: GAME, closesInMs: -1000 });
  await fixture.setTerms(GAME, { memberStake: 50n * UNIT });
  const player = () => fixture.open(60n * UNIT);
  const [rich, poor, late, wide, twice, wrong, excluded, last] = await Promise.all(
    Array.from({ length: 8 }, player),
  );
  if (!rich || !poor || !late || !wide || !twice || !wrong || !excluded || !last)
    throw new Error('no player');
  await db.kysely
    .updateTable('members.member')
    .set({ status: 'self_excluded' })
    .where('id', '=', excluded.memberId)
    .execute();
  const slip = { game: GAME, draws: [open], lines: LINE };
  const key = randomUUID();
  const settled = await atOnce([
    [rich, slip],
    [
      poor,
      {
        ...slip,
        draws: [
          { ...open, multiple: 40 },
          { ...(await fixture.draw({ game: GAME, closesInMs: CLOSES_IN_MS })), multiple: 40 },
        ],
      },
    ],
    [late, { ...slip, draws: [closed] }],
    [wide, { ...slip, draws: [{ ...open, multiple: 55 }] }],
    [twice, { ...slip, key }],
    [wrong, { ...slip, stake: 7n * UNIT }],
    [excluded, slip],
    [twice, { ...slip, key }],
    [twice, { ...slip, key, lines: [{ play: 'top3', selection: '124' }] }],
    [last, slip],
  ]);
  expect(settled.map((one) => ('taken' in one ? 'taken' : one.refused))).toEqual([
    'taken',
    'slip_balance_too_low',
    'draw_closed',
    'draw_stake_reached',
    'taken',
    'slip_stake_differs',
    'play_excluded',
    'taken',
    'idempotency_conflict',
    'taken',
  ]);
  // The same answer twice, and the money once.
  expect(settled[7]).toEqual(settled[4]);
  expect(await fixture.balance(twice.memberId)).toBe(59n * UNIT);
  for (const { memberId } of [poor, late, wide, wrong, excluded])
    expect(await fixture.balance(memberId)).toBe(60n * UNIT);
  await fixture.setTerms(GAME, {});
  await booksFit();
});

test('a slip whose player’s account is held by another transaction waits alone, and the others of its batch do not', async () => {
  const draws = [await fixture.draw({ game: GAME, closesInMs: CLOSES_IN_MS })];
  const [held, free] = [await fixture.open(10n * UNIT), await fixture.open(10n * UNIT)];
  const settled: string[] = [];
  let waiting: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await sql`select ledger.lock_wallets(array[${held.memberId}]::uuid[])`.execute(tx);
    waiting = fixture.place(held, { game: GAME, draws, lines: LINE }).then(() => settled.push('held'));
    await fixture.place(free, { game: GAME, draws, lines: LINE }).then(() => settled.push('free'));
  });
  await waiting;
  expect(settled).toEqual(['free', 'held']);
});

test('what fails of one slip for an unforeseen reason fails that slip alone', async () => {
  const draws = [await fixture.draw({ game: GAME, closesInMs: CLOSES_IN_MS })];
  const players = await Promise.all(Array.from({ length: 6 }, () => fixture.open(10n * UNIT)));
  const [unlucky] = players;
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query(
    `alter table lottery.member_stake add constraint unthought check (member_id <> '${unlucky?.memberId}')`,
  );
  const settled = await Promise.allSettled(
    players.map((player) => fixture.place(player, { game: GAME, draws, lines: LINE })),
  );
  await owner.query('alter table lottery.member_stake drop constraint unthought');
  await owner.end();
  expect(settled.map(({ status }) => status)).toEqual(['rejected', ...Array(5).fill('fulfilled')]);
  expect(await fixture.balance(unlucky?.memberId ?? '')).toBe(10n * UNIT);
  await booksFit();
});

interface Wanted {
  numbers: string[];
  multiple: number;
}

test('what slips of one moment sell of a number is as if they had come one by one, in their order', async () => {
  const numbers = ['123', '456', '789'];
  const wanted = fc.record({
    numbers: fc.subarray(numbers, { minLength: 1 }),
    multiple: fc.integer({ min: 1, max: 9 }),
  });
  const met = new Set<string>();
  const batches = fc.array(fc.array(wanted, { minLength: 8, maxLength: 20 }), { minLength: 2, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(batches, async (all) => {
      const draw = await fixture.draw({ game: GAME, closesInMs: CLOSES_IN_MS });
      // Ten times a number's prize of 900; from half of it on at half rate.
      const most = 9000n * UNIT;
      await fixture.setTerms(GAME, { numberLiability: most, halfPercent: 60 });
      const liability = new Map<string, bigint>();
      for (const batch of all) {
        // The page has shown the half rate of what is so before this batch.
        const isHalf = (number: string) => (liability.get(number) ?? 0n) >= (most * 60n) / 100n;
        const shown = batch.map((one) => ({ ...one, half: one.numbers.every(isHalf) }));
        const mixed = batch.map((one) => !one.numbers.every(isHalf) && one.numbers.some(isHalf));
        const expected = shown.map((one, at) => outcomeOf(liability, most, one, mixed[at] === true));
        const settled = await atOnce(
          await Promise.all(
            shown.map(async ({ numbers: picked, multiple, half }) => {
              const lines = [{ play: 'top3', selection: picked.join(' '), multiple, half }];
              return [await fixture.open(100n * UNIT), { game: GAME, draws: [draw], lines }] as const;
            }),
          ),
        );
        const received = settled.map((one) => ('taken' in one ? 'taken' : one.refused));
        expect(received).toEqual(expected);
        for (const one of received) met.add(one);
        const stands = await fixture.exposure(draw);
        expect(Object.fromEntries(Object.entries(stands).map(([key, [, sum]]) => [key, sum]))).toEqual(
          Object.fromEntries([...liability].map(([number, sum]) => [`top3/${number}`, sum])),
        );
      }
    }),
    { numRuns: testSize(80), endOnFailure: true },
  );
  await fixture.setTerms(GAME, {});
  expect(met).toContain('taken');
  expect(met).toContain('number_limit_reached');
  expect(met).toContain('price_changed');
  await booksFit();
}, 120_000);

/** The plain model: adds what a slip puts on its numbers, or says what refuses it. */
function outcomeOf(
  liability: Map<string, bigint>,
  most: bigint,
  { numbers, multiple, half }: Wanted & { half: boolean },
  mixed: boolean,
): string {
  if (mixed) return 'price_changed';
  const adds = (900n * UNIT * BigInt(multiple)) / (half ? 2n : 1n);
  const at = (number: string) => liability.get(number) ?? 0n;
  if (numbers.some((number) => at(number) + adds > most)) return 'number_limit_reached';
  if (!half && numbers.some((number) => at(number) >= (most * 60n) / 100n)) return 'price_changed';
  for (const number of numbers) liability.set(number, at(number) + adds);
  return 'taken';
}
