import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { checkBetInvariants } from '../../../play/bets/check-bet-invariants.ts';
import { addUpDays } from '../../../play/bets/records/add-up-days.ts';
import { createGame, createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { checkWalletInvariants } from '../check-wallet-invariants.ts';
import { applyBatch } from '../internal/inbound/apply-batch.ts';
import { type Batcher, createBatcher } from '../internal/inbound/batch.ts';
import { transactionOf } from '../internal/inbound/transaction-of.ts';
import type { WalletCall } from '../internal/inbound/wallet-call.ts';
import { MODEL_PLAYERS, modelCalls } from '../wallet-calls.factory.ts';
import { contributionOf, type ModelCall, type ModelRound, statusOf, walletModel } from './wallet-model.ts';

const CALLS = testSize(100_000);
const PLAIN_CALLS = testSize(20_000);
const MAX_STAKE = 500n;
const MAX_FREE_BET = 400n;
const DAY_CALLS = testSize(10_000);
const UNLIMITED = 10n ** 17n;
const FUNDS = [0n, 30n, 200n, 1000n, 5000n, 1_000_000n];

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely, { settings: { maxStake: '0.00500' } });
const START = new Date('2026-11-20T12:00:00Z');

/** A vendor, what its wins may come to, and when it calls. */
interface World {
  record: { id: string; amountScale: bigint };
  maxRoundWin: bigint;
  maxDayWin: bigint;
  now: Date;
}

async function world(maxRoundWin: bigint, maxDayWin: bigint): Promise<World> {
  const vendor = await createVendor(db.kysely, {
    brands: [brand],
    freeBets: { max: MAX_FREE_BET, dayMax: UNLIMITED },
    winLimits: { THB: [maxRoundWin, maxDayWin] },
  });
  await createGame(db.kysely, { vendor, code: 'open' });
  await createGame(db.kysely, { vendor, code: 'shut', enabled: false });
  // House accounts are opened by the first call that needs them, and the next waits for it: not the subject here.
  await db.pool.query(
    `select ledger.open_account($1, 'THB', kind, owner)
     from (values ('vendor_settlement', $2::uuid), ('promotion', null)) as a(kind, owner)`,
    [brand.id, vendor.id],
  );
  return { record: { id: vendor.id, amountScale: 100_000n }, maxRoundWin, maxDayWin, now: START };
}

const roundsAreLimited = await world(600n, UNLIMITED);
const generous = await world(UNLIMITED, UNLIMITED);
const daysAreLimited = await world(500n, 900n);

function batcherAt(now: Date): Batcher {
  return createBatcher({
    apply: async (batch) => (await applyBatch(db.pool, batch, now)).outcomes,
    log: openLog('silent'),
    // A slow machine must not be mistaken for a wrong answer.
    waitMs: 60_000,
  });
}

// Where a batch is decided at once, it is decided call by call as well, and the two must not differ in anything but the ids
// drawn for new bets. What was decided at once is counted.
const owner = await ownerOf(url);
await owner.query(`
  create sequence public.decided_at_once;
  alter function vendor_wallet.decide_plain rename to decide_plain_itself;
  create function vendor_wallet.decide_plain(p_facts vendor_wallet.facts[]) returns vendor_wallet.decision[]
    language plpgsql security definer as $$
  declare
    at_once vendor_wallet.decision[] := vendor_wallet.decide_plain_itself(p_facts);
    one_by_one vendor_wallet.decision[] := vendor_wallet.decide_each(p_facts);
  begin
    if exists (
      select from unnest(p_facts, at_once) with ordinality f
      join unnest(one_by_one) with ordinality o on o.ordinality = f.ordinality
      where (f.status, f.is_answered, f.is_final, f.effect, f.direction, f.moved, f.owed, f.from_promotion, f.late, f.balance)
          is distinct from
          (o.status, o.is_answered, o.is_final, o.effect, o.direction, o.moved, o.owed, o.from_promotion, o.late, o.balance)
        or f.on_bet is null or (f.bet_id is not null and f.on_bet <> o.on_bet)
    ) or cardinality(at_once) <> cardinality(one_by_one) then
      raise exception 'a batch is decided otherwise at once than call by call';
    end if;
    perform setval('public.decided_at_once', nextval('public.decided_at_once') + cardinality(p_facts));
    return at_once;
  end $$`);
const decidedAtOnce = async () => {
  const { rows } = await owner.query<{ calls: string }>(
    'select last_value as calls from public.decided_at_once',
  );
  return Number(rows[0]?.calls);
};

/** A sequence of calls and how many of them arrive at once. */
const notified = fc.tuple(modelCalls, fc.integer({ min: 1, max: 80 }));

test(`the wallet never differs from the model, over ${CALLS} calls`, async () => {
  let calls = 0;
  while (calls < CALLS)
    await fc.assert(
      fc.asyncProperty(fc.array(notified, { minLength: 8, maxLength: 16 }), async (stories) => {
        calls += stories.reduce((sum, [story]) => sum + story.length, 0);
        // Sequences have players of their own; they share the batches.
        const batcher = batcherAt(START);
        await Promise.all(stories.map(([story, burst]) => compare(story, burst, batcher, roundsAreLimited)));
      }),
      // Shrinking runs hundreds of sequences more; ask for it with the seed that a failure prints.
      { numRuns: 10, endOnFailure: true },
    );
  expect(calls).toBeGreaterThanOrEqual(CALLS);
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
  await addUpDays(db.kysely);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
}, 600_000);

test(`nor where whole batches are plain bets and wins and are decided at once, over ${PLAIN_CALLS} calls`, async () => {
  const before = await decidedAtOnce();
  let calls = 0;
  while (calls < PLAIN_CALLS)
    await fc.assert(
      fc.asyncProperty(fc.array(notified, { minLength: 8, maxLength: 16 }), async (stories) => {
        const plain = stories.map(([story]) => plainOf(story));
        calls += plain.reduce((sum, story) => sum + story.length, 0);
        const batcher = batcherAt(START);
        await Promise.all(plain.map((story) => compare(story, story.length, batcher, generous)));
      }),
      { numRuns: 10, endOnFailure: true },
    );
  expect((await decidedAtOnce()) - before).toBeGreaterThan(calls / 2);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
}, 600_000);

test(`nor where a vendor’s day is limited, over ${DAY_CALLS} calls: what is beyond it is held, whatever came between`, async () => {
  let calls = 0;
  let day = 0;
  let held = 0;
  while (calls < DAY_CALLS)
    await fc.assert(
      fc.asyncProperty(notified, async ([story, burst]) => {
        calls += story.length;
        day += 1;
        // A day for each sequence, and one player: what a batch decides first among several is its own affair.
        const at = { ...daysAreLimited, now: new Date(START.getTime() + day * 86_400_000) };
        const alone = story.map((call) => ({ ...call, player: 4 }));
        held += await compare(alone, burst, batcherAt(at.now), at);
      }),
      { numRuns: 10, endOnFailure: true },
    );
  expect(held).toBeGreaterThan(0);
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
}, 600_000);

/** Of a sequence the first copies of bets that the richest player can pay, and then their wins. */
function plainOf(story: ModelCall[]): ModelCall[] {
  const seen = new Set<number>();
  const isFirst = ({ request, transaction }: ModelCall) => {
    if (seen.has(request) || seen.has(transaction)) return false;
    seen.add(request).add(transaction);
    return true;
  };
  const plain = story.filter(isFirst).map(
    (call): ModelCall => ({
      ...call,
      player: MODEL_PLAYERS - 1,
      game: 'open',
      currency: 'THB',
      isFree: false,
      isPromo: false,
      isExpired: call.kind === 'win' && call.isExpired,
      amount: call.amount > MAX_STAKE ? MAX_STAKE : call.amount,
    }),
  );
  const bets = plain.filter(({ kind }) => kind === 'bet');
  const placed = new Set(bets.map(({ transaction }) => transaction));
  return [...bets, ...plain.filter(({ kind, reference }) => kind === 'win' && placed.has(reference))];
}

test('a win sent under another round than its bet, and the bet, are rolled back in one burst', async () => {
  const common: Pick<
    ModelCall,
    'player' | 'amount' | 'closes' | 'isFree' | 'isExpired' | 'game' | 'currency'
  > = {
    player: 2,
    amount: 7n,
    closes: false,
    isFree: false,
    isExpired: false,
    game: 'open',
    currency: 'THB',
  };
  const story: ModelCall[] = [
    { ...common, kind: 'bet', round: 0, request: 1, transaction: 0, reference: -1, isPromo: false },
    { ...common, kind: 'win', round: 1, request: 3, transaction: 2, reference: 0, isPromo: false },
    { ...common, kind: 'rollback', round: 1, request: 5, transaction: 4, reference: 2, isPromo: false },
    { ...common, kind: 'rollback', round: 0, request: 7, transaction: 6, reference: 0, isPromo: false },
  ];
  await compare(story, story.length, batcherAt(START), generous);
});

interface Player {
  memberId: string;
  accountId: bigint;
}

/** Sends the same calls to the wallet, in bursts of `burst` at once, and to the model, one by one. Answers how many wins are held. */
async function compare(story: ModelCall[], burst: number, batcher: Batcher, at: World): Promise<number> {
  const players = await openPlayers();
  const { maxRoundWin, maxDayWin } = at;
  const model = walletModel({
    ...{ balances: FUNDS, maxStake: MAX_STAKE, maxFreeBet: MAX_FREE_BET, maxRoundWin, maxDayWin },
  });
  const uuids = new Map<number, string>();
  const uuidOf = (id: number) => {
    const uuid = uuids.get(id) ?? randomUUID();
    uuids.set(id, uuid);
    return uuid;
  };
  const actual = [];
  for (let from = 0; from < story.length; from += burst) {
    const calls = story.slice(from, from + burst);
    actual.push(
      ...(await Promise.all(calls.map((call) => batcher.apply(walletCallOf(call, players, uuidOf, at))))),
    );
  }
  expect(actual).toEqual(story.map((call) => model.apply(call)));
  expect(await booksOf(players)).toEqual({
    balances: model.balances,
    transfers: model.transfers.map((count, player) => BigInt(count + (FUNDS[player] ? 1 : 0))),
    owed: model.owed,
    rounds: Object.fromEntries(
      [...model.rounds].map(([name, round]) => [name, { ...round, status: statusOf(round) }]),
    ),
    contributed: contributionOf(model.rounds.values()),
    held: Object.fromEntries([...model.held()].map(([id, amount]) => [uuidOf(id), amount])),
  });
  return model.held().size;
}

function walletCallOf(
  call: ModelCall,
  players: Player[],
  uuidOf: (id: number) => string,
  { record, now }: World,
): WalletCall {
  const accountId = players[call.player]?.accountId ?? 0n;
  const expiresAt = new Date(now.getTime() + (call.isExpired ? 0 : 1000));
  const request = {
    user: 'u',
    token: 't',
    request_uuid: uuidOf(call.request),
    transaction_uuid: uuidOf(call.transaction),
    round: `round ${call.round}`,
    round_closed: call.closes,
    game_code: call.game,
  };
  const staked = {
    ...request,
    currency: call.currency,
    amount: call.amount,
    is_free: call.isFree,
    is_supplier_promo: call.isPromo,
  };
  const reference = { reference_transaction_uuid: uuidOf(call.reference) };
  const message =
    call.kind === 'bet'
      ? staked
      : call.kind === 'win'
        ? { ...staked, ...reference }
        : { ...request, ...reference };
  const walletCall = transactionOf(call.kind, message, {
    vendor: record,
    token: { accountId, currency: 'THB', expiresAt },
    now,
  });
  if (!walletCall) throw new Error('every amount of the story is one of ours');
  return walletCall;
}

async function openPlayers(): Promise<Player[]> {
  const { rows } = await db.pool.query<Player>(
    `with member as (
       insert into members.member (id, merchant_id, username, wallet_user, password_hash, password_changed_at, type,
         language, currency, country, terms_version, terms_accepted_at, registered_at)
       select id, $1, id, id, 'none', now(), 0, 'TH', 'THB', 'TH', '1', now(), now()
       from (select gen_random_uuid() as id from generate_series(1, $2)) new
       returning id
     )
     select id as "memberId", ledger.open_account($1, 'THB', 'player_cash', id) as "accountId" from member order by 2`,
    [brand.id, MODEL_PLAYERS],
  );
  await db.pool.query(
    `select p.* from unnest($1::bigint[], $2::bigint[]) as f(account, amount),
       lateral ledger.post_group(gen_random_uuid(), array[ledger.open_account($3, 'THB', 'clearing', null, 'SANDBOX')],
         array[f.account], array[f.amount], array['deposit'], now()) p
     where f.amount > 0`,
    [rows.map(({ accountId }) => accountId), FUNDS, brand.id],
  );
  return rows;
}

async function booksOf(players: Player[]) {
  const accountIds = players.map(({ accountId }) => accountId);
  const { rows: accounts } = await db.pool.query<{ balance: bigint; version: bigint; owed: bigint }>(
    `select a.balance, a.version, coalesce((
       select sum(t.amount) from ledger.account r join ledger.transfer t on t.debit_account = r.id
       where r.owner_id = a.owner_id and r.kind = 'receivable'), 0)::bigint as owed
     from ledger.account a where a.id = any ($1) order by a.id`,
    [accountIds],
  );
  const { rows: rounds } = await db.pool.query(
    `select account_id, reference, stake, free_stake, payout, refunded_stake, live_stakes, live_payouts, closed, status
     from bets.bet where account_id = any ($1)`,
    [accountIds],
  );
  const { rows: sums } = await db.pool.query(
    `select coalesce(sum(s.bets), 0)::bigint as bets, coalesce(sum(s.stake), 0)::bigint as stake,
       coalesce(sum(s.free_stake), 0)::bigint as "freeStake", coalesce(sum(s.payout), 0)::bigint as payout,
       coalesce(sum(s.valid_turnover), 0)::bigint as turnover
     from bets.bet b join bets.settlement s on s.bet_id = b.id where b.account_id = any ($1)`,
    [accountIds],
  );
  const { rows: held } = await db.pool.query<{ transaction_uuid: string; amount: bigint }>(
    `select transaction_uuid, amount from vendor_wallet.held_win where account_id = any ($1) and state = 'held'`,
    [accountIds],
  );
  const named = rounds.map((row): [string, ModelRound & { status: string }] => [
    `${accountIds.indexOf(row.account_id)} ${row.reference.slice('round '.length)}`,
    {
      stake: row.stake,
      freeStake: row.free_stake,
      payout: row.payout,
      refunded: row.refunded_stake,
      bets: row.live_stakes,
      wins: row.live_payouts,
      closed: row.closed,
      status: row.status,
    },
  ]);
  return {
    balances: accounts.map(({ balance }) => balance),
    transfers: accounts.map(({ version }) => version),
    owed: accounts.map(({ owed }) => owed),
    rounds: Object.fromEntries(named),
    contributed: sums[0],
    held: Object.fromEntries(held.map(({ transaction_uuid, amount }) => [transaction_uuid, amount])),
  };
}
