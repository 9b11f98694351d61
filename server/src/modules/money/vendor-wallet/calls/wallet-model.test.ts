import { randomUUID } from 'node:crypto';
import { VENDOR_ADDITIONS, type VendorAddition } from '@lanna/contract/play/catalogue/vendor-additions';
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
import type { TransactionRequest } from '../internal/inbound/request-shapes.ts';
import { transactionOf } from '../internal/inbound/transaction-of.ts';
import type { WalletCall } from '../internal/inbound/wallet-call.ts';
import {
  MODEL_PLAYERS,
  MODEL_REWARDS,
  modelCalls,
  modelCallsWithAdditions,
} from '../wallet-calls.factory.ts';
import { contributionOf, type ModelCall, type ModelRound, statusOf, walletModel } from './wallet-model.ts';

const CALLS = testSize(100_000);
const PLAIN_CALLS = testSize(20_000);
const MAX_STAKE = 500n;
const MAX_FREE_BET = 400n;
const DAY_CALLS = testSize(10_000);
const ADDED_CALLS = testSize(100_000);
const UNLIMITED = 10n ** 17n;
const FUNDS = [0n, 30n, 200n, 1000n, 5000n, 1_000_000n];

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely, { settings: { maxStake: '0.00500' } });
const START = new Date('2026-11-20T12:00:00Z');

/** A vendor, what its wins may come to, and when it calls. */
interface World {
  record: { id: string; amountScale: bigint; additions: ReadonlySet<VendorAddition> };
  maxRoundWin: bigint;
  maxDayWin: bigint;
  now: Date;
}

async function world(
  maxRoundWin: bigint,
  maxDayWin: bigint,
  additions: readonly VendorAddition[] = [],
): Promise<World> {
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
  const record = { id: vendor.id, amountScale: 100_000n, additions: new Set(additions) };
  return { record, maxRoundWin, maxDayWin, now: START };
}

const roundsAreLimited = await world(600n, UNLIMITED);
const generous = await world(UNLIMITED, UNLIMITED);
const daysAreLimited = await world(500n, 900n);
const hasAdditions = await world(600n, UNLIMITED, VENDOR_ADDITIONS);

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

test(`nor with additions to the protocol, over ${ADDED_CALLS} calls: what is kept of limits is what the bets come to`, async () => {
  let calls = 0;
  let corrected = 0;
  const added = fc.tuple(modelCallsWithAdditions, fc.integer({ min: 1, max: 80 }));
  while (calls < ADDED_CALLS)
    await fc.assert(
      fc.asyncProperty(fc.array(added, { minLength: 8, maxLength: 16 }), async (stories) => {
        calls += stories.reduce((sum, [story]) => sum + story.length, 0);
        corrected += stories.flat(2).filter((call) => typeof call === 'object' && call.correction).length;
        const batcher = batcherAt(START);
        await Promise.all(stories.map(([story, burst]) => compare(story, burst, batcher, hasAdditions)));
      }),
      { numRuns: 10, endOnFailure: true },
    );
  expect(corrected).toBeGreaterThan(calls / 100);
  expect(rewardsUsed).toBeGreaterThan(calls / 500);
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
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

const PLAYED = {
  player: 2,
  closes: false,
  isFree: false,
  isExpired: false,
  isPromo: false,
  game: 'open',
  currency: 'THB',
} as const;

test('a win sent under another round than its bet, and the bet, are rolled back in one burst', async () => {
  const common = { ...PLAYED, amount: 7n };
  const story: ModelCall[] = [
    { ...common, kind: 'bet', round: 0, request: 1, transaction: 0, reference: -1 },
    { ...common, kind: 'win', round: 1, request: 3, transaction: 2, reference: 0 },
    { ...common, kind: 'rollback', round: 1, request: 5, transaction: 4, reference: 2 },
    { ...common, kind: 'rollback', round: 0, request: 7, transaction: 6, reference: 0 },
  ];
  await compare(story, story.length, batcherAt(START), generous);
});

test('what is corrected in a burst is corrected after all that its player sent before, under whatever round', async () => {
  const common = { ...PLAYED, amount: 10n };
  const calls: ModelCall[] = [
    { ...common, kind: 'bet', round: 0, request: 1, transaction: 0, reference: -1 },
    { ...common, kind: 'bet', round: 0, request: 3, transaction: 2, reference: -1 },
    // It ends round 0, and names another.
    { ...common, kind: 'win', round: 1, request: 5, transaction: 4, reference: 0, closes: true },
    { ...common, kind: 'correct', round: 0, request: 7, transaction: 6, reference: 2, correction: 1 },
  ];
  await compare(calls, 2, batcherAt(START), hasAdditions);
});

test('a win of nothing ends its round on a day that a bet given back has brought beyond its limit', async () => {
  const common = { ...PLAYED, player: 4 };
  const story: ModelCall[] = [
    { ...common, kind: 'bet', amount: 500n, round: 0, request: 1, transaction: 0, reference: -1 },
    { ...common, kind: 'bet', amount: 50n, round: 1, request: 3, transaction: 2, reference: -1 },
    { ...common, kind: 'win', amount: 500n, round: 1, request: 5, transaction: 4, reference: 2 },
    { ...common, kind: 'rollback', amount: 0n, round: 0, request: 7, transaction: 6, reference: 0 },
    { ...common, kind: 'bet', amount: 0n, round: 2, request: 9, transaction: 8, reference: -1 },
    {
      ...common,
      kind: 'win',
      amount: 0n,
      round: 2,
      request: 11,
      transaction: 10,
      reference: 8,
      closes: true,
    },
  ];
  expect(await compare(story, story.length, batcherAt(START), daysAreLimited)).toBe(0);
});

let rewardsUsed = 0;

/** The rewards of the model, for these players. */
async function grantRewards(players: Player[], { record, now }: World): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into vendor_wallet.reward (id, merchant_id, vendor_id, member_id, account_id, currency, game, bet_count, bet_value, granted_at,
       ends_at, granted_by, granted_by_name, reason, next_call_at)
     select gen_random_uuid(), $1, $2, member, account, 'THB', game, count, value, $3::timestamptz - interval '2 days',
       $3::timestamptz + case when ended then interval '0' else interval '1 second' end, gen_random_uuid(), 'Nok', 'a model', $3
     from unnest($4::uuid[], $5::bigint[], $6::text[], $7::integer[], $8::bigint[], $9::boolean[]) as r(member, account, game, count, value, ended)
     returning id`,
    [
      brand.id,
      record.id,
      now,
      MODEL_REWARDS.map(({ player }) => players[player]?.memberId),
      MODEL_REWARDS.map(({ player }) => players[player]?.accountId),
      MODEL_REWARDS.map(({ game }) => game),
      MODEL_REWARDS.map(({ count }) => count),
      MODEL_REWARDS.map(({ value }) => value),
      MODEL_REWARDS.map(({ hasEnded }) => hasEnded),
    ],
  );
  return rows.map(({ id }) => id);
}

async function usedOf(rewards: string[]): Promise<number[]> {
  const { rows } = await owner.query<{ id: string; used: number }>(
    'select id, used from vendor_wallet.reward where id = any ($1)',
    [rewards],
  );
  return rewards.map((reward) => rows.find(({ id }) => id === reward)?.used ?? -1);
}

interface Player {
  memberId: string;
  accountId: bigint;
}

/** Sends the same calls to the wallet, in bursts of `burst` at once, and to the model, one by one. Answers how many wins are held. */
async function compare(story: ModelCall[], burst: number, batcher: Batcher, at: World): Promise<number> {
  const players = await openPlayers();
  if (at.record.additions.size > 0) await beginCounting(players);
  const { maxRoundWin, maxDayWin } = at;
  const rewards = at.record.additions.has('free_bets') ? await grantRewards(players, at) : undefined;
  const model = walletModel({
    ...{ balances: FUNDS, maxStake: MAX_STAKE, maxFreeBet: MAX_FREE_BET, maxRoundWin, maxDayWin },
    ...(rewards ? { rewards: MODEL_REWARDS } : {}),
  });
  const uuids = new Map<number, string>();
  const uuidOf = (id: number) => {
    const uuid = uuids.get(id) ?? randomUUID();
    uuids.set(id, uuid);
    return uuid;
  };
  const actual = [];
  for (const calls of burstsOf(story, burst)) {
    actual.push(
      ...(await Promise.all(
        calls.map((call) => batcher.apply(walletCallOf(call, { players, uuidOf, rewards, at }))),
      )),
    );
    // What is counted of limits is what the bets come to, after each step.
    if (at.record.additions.size > 0)
      expect(await keptLimits(players)).toEqual(await recountedLimits(players));
  }
  expect(actual).toEqual(story.map((call) => model.apply(call)));
  expect(await booksOf(players)).toEqual({
    balances: model.balances,
    transfers: model.transfers.map((count, player) => BigInt(count + (FUNDS[player] ? 1 : 0))),
    owed: model.owed,
    rounds: Object.fromEntries(
      [...model.rounds].map(([name, round]) => [name, { ...round, status: statusOf(round) }]),
    ),
    contributed: contributionOf(model.rounds.values(), model.boundOf),
    limits: await recountedLimits(players),
    held: Object.fromEntries([...model.held()].map(([id, amount]) => [uuidOf(id), amount])),
  });
  if (rewards) expect(await usedOf(rewards)).toEqual(model.rewardsUsed);
  rewardsUsed += model.rewardsUsed.reduce((sum, used) => sum + used, 0);
  return model.held().size;
}

/** Calls that arrive together. */
function burstsOf(calls: ModelCall[], burst: number): ModelCall[][] {
  return Array.from({ length: Math.ceil(calls.length / burst) }, (_, at) =>
    calls.slice(at * burst, (at + 1) * burst),
  );
}

function walletCallOf(
  call: ModelCall,
  sent: { players: Player[]; uuidOf: (id: number) => string; rewards: string[] | undefined; at: World },
): WalletCall {
  const { players, uuidOf, rewards } = sent;
  const { record, now } = sent.at;
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
  const messages: Record<ModelCall['kind'], TransactionRequest> = {
    bet: {
      ...staked,
      ...(call.atStake === undefined ? {} : { at_stake: call.atStake }),
      ...(call.reward === undefined ? {} : { reward_uuid: rewards?.[call.reward] ?? randomUUID() }),
    },
    win: {
      ...{ ...staked, ...reference },
      ...(call.unused === undefined ? {} : { unused_stake: call.unused }),
      ...(call.turnover === undefined ? {} : { valid_turnover: call.turnover }),
    },
    rollback: { ...request, ...reference },
    correct: { ...staked, ...reference, correction: BigInt(call.correction ?? 0) },
  };
  const walletCall = transactionOf(call.kind, messages[call.kind], {
    vendor: record,
    token: { accountId, currency: 'THB', expiresAt },
    now,
  });
  if (typeof walletCall === 'string') throw new Error('every amount of the story is one of ours');
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

/** As where limits hold them. */
async function beginCounting(players: Player[]) {
  await owner.query('select bets.begin_counting($1, id, $3) from unnest($2::uuid[]) id', [
    brand.id,
    players.map(({ memberId }) => memberId),
    START,
  ]);
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
    `select account_id, reference, stake, free_stake, payout, refunded_stake, live_stakes, live_payouts, closed, status, unused_stake, corrections
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
      unused: row.unused_stake,
      corrections: row.corrections,
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
    limits: await keptLimits(players),
  };
}

/** What is kept of the players’ stakes and payouts of the day, and the same from their bets. */
async function keptLimits(players: Player[]) {
  const { rows } = await db.pool.query(
    'select member_id, day_stake, day_payout from bets.play where is_counted and member_id = any ($1) order by 1',
    [players.map(({ memberId }) => memberId)],
  );
  return rows;
}

async function recountedLimits(players: Player[]) {
  const { rows } = await owner.query(
    `select p.member_id, s.day_stake, s.day_payout from bets.play p
     cross join lateral bets.play_sums(p.merchant_id, p.member_id, $2) s
     where p.is_counted and p.member_id = any ($1) order by 1`,
    [players.map(({ memberId }) => memberId), START],
  );
  return rows;
}
