import { randomUUID } from 'node:crypto';
import { VENDOR_ADDITIONS } from '@lanna/contract/play/catalogue/vendor-additions';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { checkBetInvariants } from '../../play/bets/check-bet-invariants.ts';
import { checkWalletInvariants } from './check-wallet-invariants.ts';
import { limitedPlayers } from './limited-player.factory.ts';
import { createReward } from './reward.factory.ts';
import { type Message, walletFixture } from './wallet.fixture.ts';

const UNIT = 100_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const { db } = await testDatabase();
const wallet = await walletFixture(db, {
  tokenMs: 365 * DAY_MS,
  brand: { settings: { maxStake: '50.00' } },
  vendor: {
    additions: VENDOR_ADDITIONS,
    freeBets: { max: 100n * 100_000n, dayMax: 10_000n * 100_000n },
    winLimits: { THB: [5_000n * 100_000n, 9_000n * 100_000n] },
  },
});
const published = await walletFixture(db, { brand: { settings: { maxStake: '50.00' } } });
const limited = limitedPlayers(db, wallet);
type Player = Awaited<ReturnType<typeof wallet.player>>;

const status = async (reply: Promise<{ status: string }>) => (await reply).status;

function recorded(bet: Message) {
  return db.kysely
    .selectFrom('bets.bet')
    .select(['status', 'stake', 'payout', 'unused_stake', 'valid_turnover', 'corrections', 'flagged', 'line'])
    .select(['day', 'refunded_stake'])
    .where('reference', '=', String(bet['round']))
    .executeTakeFirstOrThrow();
}

/** A bet of so many units with as much of it at stake as may be. */
async function reserved(player: Player, units: number, message: Message = {}) {
  const bet = player.bet({ amount: units * UNIT, at_stake: UNIT, ...message });
  expect(await status(wallet.bet(bet))).toBe('RS_OK');
  return bet;
}

function correction(player: Player, of: Message, number: number, units: number, message: Message = {}) {
  return wallet.send('/transaction/correct', {
    ...player.bet(),
    round: of['round'],
    reference_transaction_uuid: of['transaction_uuid'],
    amount: units * UNIT,
    correction: number,
    ...message,
  });
}

afterAll(async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
});

test('stake that was reserved and not played is no part of what the record, the turnover and the limits count', async () => {
  const player = await limited({ stake_day: 120, loss_day: 120 });
  const bet = await reserved(player, 100);
  expect(await status(wallet.bet(player.bet({ amount: 21 * UNIT })))).toBe('RS_ERROR_LIMIT_REACHED');
  const win = player.win(bet, { amount: 75 * UNIT, unused_stake: 60 * UNIT });
  expect(await wallet.win(win)).toMatchObject({ status: 'RS_OK', balance: (10_000 - 100 + 75) * UNIT });
  expect(await recorded(bet)).toMatchObject({
    ...{ status: 'won', stake: 4_000_000n, payout: 1_500_000n, unused_stake: 6_000_000n },
    ...{ valid_turnover: 4_000_000n, refunded_stake: 0n },
  });
  // 40 of 120 are played.
  expect(await status(wallet.bet(player.bet({ amount: 49 * UNIT })))).toBe('RS_OK');
  expect(await status(wallet.bet(player.bet({ amount: 32 * UNIT })))).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await status(wallet.bet(player.bet({ amount: 31 * UNIT })))).toBe('RS_OK');
});

test('a bet of which nothing was played is returned, and a win that is taken back reserves it again', async () => {
  const player = await wallet.player({ balance: 1_000_00000n });
  const bet = await reserved(player, 80);
  const win = player.win(bet, { amount: 80 * UNIT, unused_stake: 80 * UNIT });
  await wallet.win(win);
  expect(await recorded(bet)).toMatchObject({
    status: 'returned',
    stake: 0n,
    payout: 0n,
    valid_turnover: 0n,
  });
  expect(await status(wallet.rollback(player.rollback(win)))).toBe('RS_OK');
  expect(await recorded(bet)).toMatchObject({ stake: 8_000_000n, payout: 0n, unused_stake: 0n });
  expect(await wallet.rollback(player.rollback(bet))).toMatchObject({
    status: 'RS_OK',
    balance: 1_000 * UNIT,
  });
});

test('what was not played goes back to the limit of the day the bet was placed, and to no other', async () => {
  const player = await limited({ stake_day: 100, stake_week: 160 });
  const bet = await reserved(player, 100);
  wallet.clock.advance(DAY_MS);
  expect(await status(wallet.bet(player.bet({ amount: 40 * UNIT })))).toBe('RS_OK');
  await wallet.win(player.win(bet, { amount: 50 * UNIT, unused_stake: 50 * UNIT }));
  // Of today 40 of 100; of the week 50 + 40 of 160.
  expect(await status(wallet.bet(player.bet({ amount: 50 * UNIT })))).toBe('RS_OK');
  expect(await status(wallet.bet(player.bet({ amount: 11 * UNIT })))).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await status(wallet.bet(player.bet({ amount: 10 * UNIT })))).toBe('RS_OK');
});

test('no more stake is given back than the bet has: above it, in two parts, of a free bet, below zero, of more than the win', async () => {
  const player = await wallet.player({ balance: 1_000_00000n });
  const bet = await reserved(player, 100);
  const win = (units: number, unused: number, message: Message = {}) =>
    status(
      wallet.win(
        player.win(bet, {
          amount: units * UNIT,
          unused_stake: unused * UNIT,
          round_closed: false,
          ...message,
        }),
      ),
    );
  expect(await win(200, 101)).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await win(60, 60)).toBe('RS_OK');
  expect(await win(60, 41)).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await win(40, 40)).toBe('RS_OK');
  expect(await win(40, 1)).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await win(40, 41)).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await win(40, -1)).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await win(40, 1, { is_supplier_promo: true })).toBe('RS_ERROR_LIMIT_REACHED');
  const reward_uuid = await createReward(db, wallet, player, { value: 100_000n });
  const free = player.bet({ is_free: true, reward_uuid });
  await wallet.bet(free);
  expect(await status(wallet.win(player.win(free, { amount: UNIT, unused_stake: 1 })))).toBe(
    'RS_ERROR_LIMIT_REACHED',
  );
  expect(await recorded(bet)).toMatchObject({ stake: 0n, unused_stake: 10_000_000n, payout: 0n });
});

test('the largest stake is held against what is at stake, the balance against the whole; no part is more than the whole', async () => {
  const player = await wallet.player({ balance: 100_00000n });
  const bet = (message: Message) => status(wallet.bet(player.bet(message)));
  expect(await bet({ amount: 60 * UNIT })).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await bet({ amount: 60 * UNIT, at_stake: 51 * UNIT })).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await bet({ amount: 101 * UNIT, at_stake: UNIT })).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  expect(await bet({ amount: 60 * UNIT, at_stake: 60 * UNIT + 1 })).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await bet({ amount: 60 * UNIT, at_stake: 50 * UNIT })).toBe('RS_OK');
});

test('a win lowers the turnover that counts of its bet and never raises it; taken back, it lowers it no more', async () => {
  const player = await wallet.player({ balance: 1_000_00000n });
  const bet = await reserved(player, 40);
  const turnover = async () => (await recorded(bet)).valid_turnover;
  await wallet.win(player.win(bet, { amount: 0, valid_turnover: 90 * UNIT }));
  expect(await turnover()).toBe(4_000_000n);
  const second = player.win(bet, { amount: 0, valid_turnover: 10 * UNIT });
  await wallet.win(second);
  expect(await turnover()).toBe(1_000_000n);
  await wallet.win(player.win(bet, { amount: 0, valid_turnover: 30 * UNIT }));
  expect(await turnover()).toBe(1_000_000n);
  await wallet.rollback(player.rollback(second));
  expect(await turnover()).toBe(3_000_000n);
});

test('the price that a vendor says of a bet, and of how many selections it is, are kept; what is none is refused, and without the addition it is not looked at', async () => {
  const player = await wallet.player({ balance: 100_00000n });
  const bet = player.bet({ odds: '1.499', selections: 3 });
  expect(await status(wallet.bet(bet))).toBe('RS_OK');
  expect(await status(wallet.bet(player.bet({ odds: 'evens' })))).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await status(wallet.bet(player.bet({ odds: '2', selections: 0 })))).toBe('RS_ERROR_WRONG_SYNTAX');
  const other = await published.player({ balance: 100_00000n });
  expect(await status(published.bet(other.bet({ odds: 'evens' })))).toBe('RS_OK');
  const kept = await db.kysely
    .selectFrom('bets.bet_odds as o')
    .innerJoin('bets.bet as b', 'b.id', 'o.bet_id')
    .select(['o.odds', 'o.selections', 'b.reference'])
    .execute();
  expect(kept).toEqual([{ odds: 1499, selections: 3, reference: String(bet['round']) }]);
});

test('what a bet is called is kept as one plain line', async () => {
  const player = await wallet.player({ balance: 100_00000n });
  const line = async (bet: string) => {
    const message = player.bet({ bet });
    await wallet.bet(message);
    return (await recorded(message)).line;
  };
  expect(await line(' แบล็คแจ็ค\n2 มือ\u202e ')).toBe('แบล็คแจ็ค 2 มือ');
  expect(await line('x'.repeat(255))).toBe('x'.repeat(255));
  expect(await line(' \t ')).toBeNull();
  expect(await status(wallet.bet(player.bet({ bet: 'x'.repeat(256) })))).toBe('RS_ERROR_WRONG_SYNTAX');
});

test('a settled bet pays what its last correction says: only the difference moves, in its own day, and no person need look at it', async () => {
  const player = await wallet.player({ balance: 100_00000n });
  const bet = await reserved(player, 40, { round_closed: true });
  const { day } = await recorded(bet);
  wallet.clock.advance(3 * DAY_MS);
  expect(await correction(player, bet, 1, 90)).toMatchObject({ status: 'RS_OK', balance: 150 * UNIT });
  expect(await recorded(bet)).toMatchObject({
    status: 'won',
    payout: 9_000_000n,
    corrections: 1,
    flagged: false,
    day,
  });
  expect(await correction(player, bet, 2, 90)).toMatchObject({ status: 'RS_OK', balance: 150 * UNIT });
  expect(await correction(player, bet, 7, 20)).toMatchObject({ status: 'RS_OK', balance: 80 * UNIT });
  expect(await recorded(bet)).toMatchObject({
    status: 'won',
    payout: 2_000_000n,
    corrections: 7,
    flagged: false,
    day,
  });
  expect(await correction(player, bet, 8, 0)).toMatchObject({ status: 'RS_OK', balance: 60 * UNIT });
  expect(await recorded(bet)).toMatchObject({ status: 'lost', payout: 0n, day });
});

test('of a payout that was spent the rest is owed', async () => {
  const player = await wallet.player({ balance: 100_00000n });
  const bet = await reserved(player, 50);
  await wallet.win(player.win(bet, { amount: 100 * UNIT }));
  await reserved(player, 120);
  expect(await correction(player, bet, 1, 0)).toMatchObject({ status: 'RS_OK', balance: 0 });
  const owed = await db.kysely
    .selectFrom('ledger.movement')
    .select(({ fn }) => fn.sum<bigint>('change').as('change'))
    .where('kind', '=', 'receivable')
    .where('owner_id', '=', player.memberId)
    .executeTakeFirstOrThrow();
  expect(BigInt(owed.change)).toBe(-7_000_000n);
});

test('a correction is refused of a bet that is open, rolled back, unknown, another player’s or of an older number; repeated, it moves nothing', async () => {
  const player = await wallet.player({ balance: 1_000_00000n });
  const other = await wallet.player({ balance: 1_000_00000n });
  const open = await reserved(player, 10);
  expect(await status(correction(player, open, 1, 5))).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  const settled = await reserved(player, 10, { round_closed: true });
  expect(await status(correction(other, settled, 1, 5))).toBe('RS_ERROR_INVALID_TOKEN');
  expect(await status(correction(player, settled, 0, 5))).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await status(correction(player, settled, 1, 5, { reference_transaction_uuid: randomUUID() }))).toBe(
    'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  );
  const id = { request_uuid: randomUUID(), transaction_uuid: randomUUID() };
  const first = await correction(player, settled, 3, 5, id);
  expect(first.status).toBe('RS_OK');
  expect(await correction(player, settled, 3, 5, { ...id, request_uuid: randomUUID() })).toEqual({
    ...first,
    request_uuid: expect.any(String),
  });
  expect(await status(correction(player, settled, 4, 5, { transaction_uuid: id.transaction_uuid }))).toBe(
    'RS_ERROR_DUPLICATE_TRANSACTION',
  );
  expect(await status(correction(player, settled, 2, 9))).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await recorded(settled)).toMatchObject({ payout: 500_000n, corrections: 3 });
  const gone = await reserved(player, 10, { round_closed: true });
  await wallet.rollback(player.rollback(gone));
  expect(await status(correction(player, gone, 1, 5))).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
});

test('a correction raises no payout beyond what a win would be held for, and a corrected bet is not rolled back', async () => {
  const player = await wallet.player({ balance: 1_000_00000n });
  const bet = await reserved(player, 10, { round_closed: true });
  expect(await status(correction(player, bet, 1, 5_001))).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await status(correction(player, bet, 1, 50))).toBe('RS_OK');
  expect(await status(wallet.rollback(player.rollback(bet)))).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await recorded(bet)).toMatchObject({ payout: 5_000_000n });
});

test('for a vendor whose record switches nothing on, each field of an addition is nothing, whatever it says', async () => {
  const player = await published.player({ balance: 1_000_00000n });
  const nonsense = {
    unused_stake: 'all',
    at_stake: -5,
    valid_turnover: {},
    closes_at: 'soon',
    bet: 'a line',
  };
  const bet = player.bet({ ...nonsense, amount: 40 * UNIT });
  expect(await status(published.bet(bet))).toBe('RS_OK');
  const win = player.win(bet, { ...nonsense, amount: 10 * UNIT });
  expect(await status(published.win(win))).toBe('RS_OK');
  expect(await recorded(bet)).toMatchObject({
    ...{ stake: 4_000_000n, payout: 1_000_000n, unused_stake: 0n, valid_turnover: 4_000_000n, line: null },
  });
  const kept = await db.kysely
    .selectFrom('vendor_wallet.provider_tx')
    .select('more')
    .where('transaction_uuid', 'in', [String(bet['transaction_uuid']), String(win['transaction_uuid'])])
    .execute();
  expect(kept).toEqual([{ more: null }, { more: null }]);
  expect(await status(published.bet(player.bet({ amount: 51 * UNIT, at_stake: 1 })))).toBe(
    'RS_ERROR_LIMIT_REACHED',
  );
  expect(await status(published.send('/transaction/correct', player.win(bet, { correction: 1 })))).toBe(
    'RS_ERROR_WRONG_SYNTAX',
  );
});

test('a bet that would end more than 400 days ahead is refused, and so is a time that is none', async () => {
  const player = await wallet.player({ balance: 100_00000n });
  const ends = (closes_at: unknown) => status(wallet.bet(player.bet({ closes_at })));
  const inDays = (days: number) => new Date(wallet.clock.now().getTime() + days * DAY_MS).toISOString();
  expect(await ends(inDays(400))).toBe('RS_OK');
  expect(await ends(inDays(401))).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await ends('2026-13-40')).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await ends('tomorrow')).toBe('RS_ERROR_WRONG_SYNTAX');
});
