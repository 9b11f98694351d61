import { randomUUID } from 'node:crypto';
import { VENDOR_ADDITIONS } from '@lanna/contract/play/catalogue/vendor-additions';
import { afterAll, expect, test } from 'vitest';
import { openLog } from '../../../platform/process/log.ts';
import { openDatabase } from '../../../platform/sql/database.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { ANYWHERE } from '../../../platform/testing/test-reach.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { checkBetInvariants } from '../../play/bets/check-bet-invariants.ts';
import { checkWalletInvariants } from './check-wallet-invariants.ts';
import { vendorWalletJobs } from './rounds/jobs.ts';
import { vendorClient } from './vendor-client.ts';
import { type Message, type Reply, walletFixture } from './wallet.fixture.ts';

const UNIT = 100_000;
const DAY_MS = 24 * 3_600_000;

/** Additions where they meet held wins, other vendors, other units, old tokens and each other. */
const { db, url } = await testDatabase();
const wallet = await walletFixture(db, {
  tokenMs: DAY_MS,
  brand: { settings: { maxStake: '1000.00' } },
  vendor: { additions: VENDOR_ADDITIONS, winLimits: { THB: [BigInt(50 * UNIT), BigInt(10_000 * UNIT)] } },
});
const second = await walletFixture(db, { vendor: { additions: VENDOR_ADDITIONS } });
type Player = Awaited<ReturnType<typeof wallet.player>>;

const status = async (reply: Promise<Reply>) => (await reply).status;
const player = (at = wallet) => at.player({ balance: 1_000_00000n });

afterAll(async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
});

function correction(of: Message, by: Player, number: number, units: number): Message {
  return {
    ...by.bet(),
    round: of['round'],
    reference_transaction_uuid: of['transaction_uuid'],
    amount: units * UNIT,
    correction: number,
  };
}

function recorded(bet: Message) {
  return db.kysely
    .selectFrom('bets.bet')
    .select(['status', 'stake', 'payout', 'unused_stake', 'valid_turnover', 'corrections'])
    .where('reference', '=', String(bet['round']))
    .executeTakeFirstOrThrow();
}

async function decideHeld(win: Message, pays: boolean): Promise<void> {
  await db.pool.query('select vendor_wallet.decide_held_win($1, $2, $3, $4)', [
    wallet.vendor.id,
    win['transaction_uuid'],
    pays,
    wallet.clock.now(),
  ]);
}

test.each([
  ['released', true, { stake: 4_000_000n, payout: 9_000_000n, unused_stake: 6_000_000n }],
  ['refused', false, { stake: 10_000_000n, payout: 0n, unused_stake: 0n }],
])(
  'a win that is held is corrected by none until operators have decided; %s, it gives back what it says',
  async (_how, pays, found) => {
    const one = await player();
    const bet = one.bet({ amount: 100 * UNIT });
    await wallet.bet(bet);
    const win = one.win(bet, { amount: 150 * UNIT, unused_stake: 60 * UNIT });
    expect(await wallet.win(win)).toMatchObject({ status: 'RS_OK', balance: 900 * UNIT });
    const correct = (number: number, units: number) =>
      status(wallet.send('/transaction/correct', correction(bet, one, number, units)));
    expect(await correct(1, 10)).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect(await recorded(bet)).toMatchObject({ stake: 10_000_000n, payout: 0n, unused_stake: 0n });
    await decideHeld(win, pays);
    expect(await recorded(bet)).toMatchObject(found);
    expect(await correct(1, 10)).toBe('RS_OK');
    expect(await one.balance()).toMatchObject({ balance: (pays ? 900 + 60 + 10 : 900 + 10) * UNIT });
    expect(await status(wallet.rollback(one.rollback(win)))).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  },
);

test('stake that a held win would give back is given back by no other win meanwhile; once that is refused it is', async () => {
  const one = await player();
  const bet = one.bet({ amount: 100 * UNIT });
  await wallet.bet(bet);
  const held = one.win(bet, { amount: 160 * UNIT, unused_stake: 60 * UNIT });
  expect(await status(wallet.win(held))).toBe('RS_OK');
  const rest = () => status(wallet.win(one.win(bet, { amount: 41 * UNIT, unused_stake: 41 * UNIT })));
  expect(await rest()).toBe('RS_ERROR_LIMIT_REACHED');
  await decideHeld(held, false);
  expect(await rest()).toBe('RS_OK');
  expect(await recorded(bet)).toMatchObject({ stake: 5_900_000n, payout: 0n });
});

test('a bet of another vendor is not corrected, be it of the same player or of another', async () => {
  const theirs = await player(second);
  const bet = theirs.bet({ round_closed: true });
  await second.bet(bet);
  const one = await player();
  expect(await status(wallet.send('/transaction/correct', correction(bet, one, 1, 5)))).toBe(
    'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  );
  expect(await recorded(bet)).toMatchObject({ payout: 0n, corrections: 0 });
});

test.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '1970-01-01T00:00:00Z'])(
  'a bet that should have ended at %s is answered, and stands or does not',
  async (closes_at) => {
    const one = await player();
    const bet = one.bet({ closes_at });
    const answered = await status(wallet.bet(bet));
    expect(['RS_OK', 'RS_ERROR_WRONG_SYNTAX']).toContain(answered);
    expect(await one.balance()).toMatchObject({ balance: (answered === 'RS_OK' ? 999 : 1000) * UNIT });
  },
);

test('amounts in units of the vendor are exact, and one that is finer or larger than what is kept is refused before anything moves', async () => {
  const cents = await walletFixture(db, { vendor: { additions: VENDOR_ADDITIONS, amountScale: 100n } });
  const fine = await walletFixture(db, { vendor: { additions: VENDOR_ADDITIONS, amountScale: 1_000_000n } });
  const byCents = await player(cents);
  const bet = byCents.bet({ amount: 10_00, at_stake: 2_01 });
  expect(await cents.bet(bet)).toMatchObject({ status: 'RS_OK', balance: 990_00 });
  const send = (message: Message, names: string[]) =>
    names.reduce(
      (text, name) => text.replace(`"${name}":7777777`, `"${name}":9223372036854775807`),
      JSON.stringify(message),
    );
  const largest = send(byCents.win(bet, { amount: 0, valid_turnover: 7777777 }), ['valid_turnover']);
  expect((await cents.post('/transaction/win', largest)).reply.status).toBe('RS_ERROR_WRONG_TYPES');
  const most = send(byCents.win(bet, { amount: 7777777 }), ['amount']);
  expect((await cents.post('/transaction/win', most)).reply.status).toBe('RS_ERROR_WRONG_TYPES');
  expect(await cents.win(byCents.win(bet, { amount: 9_99, unused_stake: 7_99 }))).toMatchObject({
    ...{ status: 'RS_OK', balance: 999_99 },
  });
  expect(await recorded(bet)).toMatchObject({ stake: 201_000n, payout: 200_000n, unused_stake: 799_000n });

  const byMillionths = await player(fine);
  const other = byMillionths.bet({ amount: 10_000_000 });
  expect(await status(fine.bet(byMillionths.bet({ amount: 10_000_000, at_stake: 1 })))).toBe(
    'RS_ERROR_WRONG_TYPES',
  );
  await fine.bet(other);
  expect(
    await status(fine.win(byMillionths.win(other, { amount: 10_000_000, unused_stake: 9_999_999 }))),
  ).toBe('RS_ERROR_WRONG_TYPES');
  expect(await recorded(other)).toMatchObject({ stake: 1_000_000n, unused_stake: 0n });
});

test('a bet, its win, its correction and its rollback, each many times at once, singly and in batches at two processes, are done once', async () => {
  const elsewhere = openDatabase({ url, maxConnections: 4 });
  const servers = [wallet.origin, await wallet.serveAlso(elsewhere)];
  const players = await Promise.all(Array.from({ length: 12 }, () => player()));
  const paths = { bet: '/transaction/bet', win: '/transaction/win' } as const;
  const more = { correct: '/transaction/correct', rollback: '/transaction/rollback' } as const;
  type Kind = keyof typeof paths | keyof typeof more;
  const again = new Set(['RS_ERROR_TIMEOUT', 'RS_ERROR_UNKNOWN', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST']);
  const send = async (kind: Kind, message: Message, n: number): Promise<string> => {
    const server = servers[n % 2];
    const call = { ...message, request_uuid: randomUUID() };
    if (n % 3 > 0) return (await wallet.send({ ...paths, ...more }[kind], call, server)).status;
    const items = [{ kind, ...call }];
    const reply = await wallet.send('/transaction/batch', { request_uuid: randomUUID(), items }, server);
    return (reply['replies'] as Reply[])[0]?.status ?? 'RS_ERROR_UNKNOWN';
  };
  const until = async (...[kind, message, n]: Parameters<typeof send>): Promise<string> => {
    const answered = await send(kind, message, n);
    return again.has(answered) ? until(kind, message, n + 1) : answered;
  };
  await Promise.all(
    players.map(async (one) => {
      const bet = one.bet({ amount: 100 * UNIT, at_stake: UNIT });
      const win = one.win(bet, { amount: 70 * UNIT, unused_stake: 50 * UNIT });
      const second_win = one.win(bet, { amount: 60 * UNIT, unused_stake: 51 * UNIT });
      const correct = correction(bet, one, 1, 30);
      const ends = await Promise.all(
        Array.from({ length: 4 }, (_, n) => [
          until('bet', bet, n),
          until('win', win, n + 1),
          until('correct', correct, n + 2),
        ]).flat(),
      );
      // All of them at once: the win came after its bet, the correction after the win that closed it.
      expect(new Set(ends)).toEqual(new Set(['RS_OK']));
      const refused = await Promise.all(
        Array.from({ length: 4 }, (_, n) => [
          send('win', second_win, n),
          send('rollback', one.rollback(win), n + 1),
          send('correct', correction(bet, one, 1, 40), n + 2),
        ]).flat(),
      );
      expect(refused).not.toContain('RS_OK');
      expect(await one.balance()).toMatchObject({ balance: (1000 - 100 + 50 + 30) * UNIT });
      expect(await recorded(bet)).toMatchObject({ stake: 5_000_000n, payout: 3_000_000n, corrections: 1 });
    }),
  );
  await elsewhere.close();
});

test('a token that expired long ago is forgotten, but not while a bet of its account is open with its vendor', async () => {
  const [waits, over, elsewhere] = [await player(), await player(), await player()];
  const open = waits.bet({ closes_at: new Date(wallet.clock.now().getTime() + 300 * DAY_MS).toISOString() });
  const closed = over.bet({ round_closed: true });
  expect([await status(wallet.bet(open)), await status(wallet.bet(closed))]).toEqual(['RS_OK', 'RS_OK']);
  wallet.clock.advance(200 * DAY_MS);
  const secrets = testSecrets();
  const log = openLog('silent');
  const client = vendorClient({ db: db.kysely, secrets, log, reach: ANYWHERE });
  const job = vendorWalletJobs({ db, clock: wallet.clock, client, log }).find(
    ({ name }) => name === 'vendor-wallet-forget-tokens',
  );
  await job?.run();
  expect(await status(wallet.win(waits.win(open, { amount: 2 * UNIT })))).toBe('RS_OK');
  expect(await status(wallet.win(over.win(closed, { amount: 2 * UNIT })))).toBe('RS_ERROR_INVALID_TOKEN');
  expect(await status(wallet.bet(elsewhere.bet()))).toBe('RS_ERROR_INVALID_TOKEN');
  expect(await status(wallet.bet(waits.bet()))).toBe('RS_ERROR_TOKEN_EXPIRED');
});
