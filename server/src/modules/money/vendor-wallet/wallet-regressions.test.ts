import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../platform/sql/database.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { checkWalletInvariants } from './check-wallet-invariants.ts';
import { type Message, walletFixture } from './wallet.fixture.ts';

/** Each test is named after a defect by which other wallets have lost or created money. */
const { db, url } = await testDatabase();
const fixture = await walletFixture(db);
/** The same brand, vendor and players, served by a second process. */
const otherDb = openDatabase({ url });
const otherOrigin = await fixture.serveAlso(otherDb);
const owner = new Client({ connectionString: url });
await owner.connect();
afterAll(async () => {
  await owner.end();
  await otherDb.close();
});

const again = (message: Message): Message => ({ ...message, request_uuid: randomUUID() });

/** Makes inserts into a table fail for one member's account until `heal` is called. */
async function breakFor(memberId: string, table: string, column: string, errcode: string, times = 1_000_000) {
  const name = `broken_${randomUUID().slice(0, 8)}`;
  await owner.query(`create sequence public.${name}; grant all on sequence public.${name} to lanna_app;
    create function public.${name}() returns trigger language plpgsql as $$
    begin
      if new.${column} in (select id from ledger.account where owner_id = '${memberId}')
         and nextval('public.${name}') <= ${times} then
        raise exception 'broken on purpose' using errcode = '${errcode}';
      end if;
      return new;
    end $$;
    create trigger ${name} before insert on ${table} for each row execute function public.${name}()`);
  return {
    heal: () => owner.query(`drop trigger ${name} on ${table}`),
    attempts: async () => {
      const { rows } = await owner.query(
        `select case when is_called then last_value else 0 end::int as n from public.${name}`,
      );
      return rows[0].n as number;
    },
  };
}

test('read-then-write idempotency paid twice: forty copies of a bet in two processes take one stake', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      fixture.send('/transaction/bet', again(placed), n % 2 ? otherOrigin : fixture.origin),
    ),
  );
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set(['RS_OK']));
  expect((await player.balance()).balance).toBe(900_000);
  const won = player.win(placed, { amount: 250_000 });
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      fixture.send('/transaction/win', again(won), n % 2 ? otherOrigin : fixture.origin),
    ),
  );
  expect((await player.balance()).balance).toBe(1_150_000);
  const undo = Array.from({ length: 40 }, () => player.rollback(won));
  await Promise.all(undo.map((message) => fixture.rollback(message)));
  expect((await player.balance()).balance).toBe(900_000);
});

test('N parallel bets never make a balance negative', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      fixture.send('/transaction/bet', player.bet(), n % 2 ? otherOrigin : fixture.origin),
    ),
  );
  expect(replies.filter((reply) => reply.status === 'RS_OK')).toHaveLength(10);
  expect(replies.filter((reply) => reply.status === 'RS_ERROR_NOT_ENOUGH_MONEY')).toHaveLength(50);
  expect((await player.balance()).balance).toBe(0);
});

test('unordered locks deadlocked and lost a charge: players in opposite orders from two processes, none is lost', async () => {
  const players = await Promise.all(
    Array.from({ length: 12 }, () => fixture.player({ balance: 100_000_000n })),
  );
  const bets = 12;
  const replies = await Promise.all(
    Array.from({ length: bets }).flatMap(() => [
      ...players.map((player) => fixture.send('/transaction/bet', player.bet())),
      ...players.toReversed().map((player) => fixture.send('/transaction/bet', player.bet(), otherOrigin)),
    ]),
  );
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set(['RS_OK']));
  for (const player of players)
    expect((await player.balance()).balance).toBe(100_000_000 - 2 * bets * 100_000);
});

test('a serialization failure was reported as "insufficient funds": it is tried again, and then UNKNOWN', async () => {
  const lucky = await fixture.player({ balance: 1_000_000n });
  const twice = await breakFor(lucky.memberId, 'bets.bet', 'account_id', '40001', 2);
  expect(await fixture.bet(lucky.bet())).toMatchObject({ status: 'RS_OK', balance: 900_000 });
  expect(await twice.attempts()).toBe(3);
  await twice.heal();

  const unlucky = await fixture.player({ balance: 1_000_000n });
  const always = await breakFor(unlucky.memberId, 'bets.bet', 'account_id', '40P01');
  expect((await fixture.bet(unlucky.bet())).status).toBe('RS_ERROR_UNKNOWN');
  expect(await always.attempts()).toBe(3);
  await always.heal();
  expect((await unlucky.balance()).balance).toBe(1_000_000);
});

test('a settled flag was committed and the credit then failed: round, record and credit come together or not at all', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await fixture.bet(placed);
  const broken = await breakFor(player.memberId, 'ledger.transfer', 'credit_account', 'XX000');
  const won = player.win(placed, { amount: 700_000 });
  expect((await fixture.win(won)).status).toBe('RS_ERROR_UNKNOWN');
  const round = await db.kysely
    .selectFrom('bets.placed_bet')
    .select(['status', 'payout'])
    .where('reference', '=', String(placed['round']))
    .executeTakeFirst();
  expect(round).toEqual({ status: 'open', payout: 0n });
  await broken.heal();
  expect(await fixture.win(won)).toMatchObject({ status: 'RS_OK', balance: 1_600_000 });
});

test('the hot house account: bets do not wait for it, and it is brought up to date by itself', async () => {
  const players = await Promise.all(
    Array.from({ length: 10 }, () => fixture.player({ balance: 1_000_000n })),
  );
  await fixture.bet(players[0]?.bet() ?? {});
  await owner.query('begin');
  await owner.query("select from ledger.account where kind = 'vendor_settlement' for update");
  const replies = await Promise.all(players.map((player) => fixture.bet(player.bet())));
  await owner.query('rollback');
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set(['RS_OK']));
});

test('float amounts: a tenth and two tenths are three tenths', async () => {
  const player = await fixture.player({ balance: 30_000n });
  await fixture.bet(player.bet({ amount: 10_000 }));
  expect(await fixture.bet(player.bet({ amount: 20_000 }))).toMatchObject({ status: 'RS_OK', balance: 0 });
});

test('the rollback amount taken from the request: what was stored counts', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await fixture.bet(placed);
  const greedy = player.rollback(placed, { amount: 900_000_000, currency: 'THB' });
  expect(await fixture.rollback(greedy)).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
});

test('RS_OK with balance 0 on a failed rollback: a rollback that failed says so, and works when it comes again', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await fixture.bet(placed);
  const broken = await breakFor(player.memberId, 'vendor_wallet.rollback_of', 'account_id', 'XX000');
  const undo = player.rollback(placed);
  expect((await fixture.rollback(undo)).status).toBe('RS_ERROR_UNKNOWN');
  await broken.heal();
  expect(await fixture.rollback(undo)).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
});

test('a rollback that arrived before its bet: the bet then moves nothing', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  expect(await fixture.rollback(player.rollback(placed))).toMatchObject({
    status: 'RS_OK',
    balance: 1_000_000,
  });
  expect(await fixture.bet(placed)).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
    balance: 1_000_000,
  });
  expect((await fixture.win(player.win(placed))).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
});

test('rounds stuck after three retries: the twentieth try pays like the first', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await fixture.bet(placed);
  const broken = await breakFor(player.memberId, 'ledger.transfer', 'credit_account', 'XX000');
  const won = player.win(placed);
  for (let attempt = 1; attempt < 20; attempt++)
    expect((await fixture.win(again(won))).status).toBe('RS_ERROR_UNKNOWN');
  await broken.heal();
  expect(await fixture.win(again(won))).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
});

test('one bad item fails alone, never its batch', async () => {
  const good = await Promise.all(Array.from({ length: 20 }, () => fixture.player({ balance: 1_000_000n })));
  const bad = await fixture.player({ balance: 1_000_000n });
  const broken = await breakFor(bad.memberId, 'ledger.transfer', 'debit_account', 'XX000');
  const [refused, ...taken] = await Promise.all([
    fixture.bet(bad.bet()),
    ...good.map((player) => fixture.bet(player.bet())),
  ]);
  await broken.heal();
  expect(refused?.status).toBe('RS_ERROR_UNKNOWN');
  expect(new Set(taken.map((reply) => reply.status))).toEqual(new Set(['RS_OK']));
});

test('the invariants of ledger and wallet hold at the end of this file', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
});
