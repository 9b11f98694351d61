import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, type Tx } from '../../../../platform/sql/database.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { type AccountName, openAccount } from '../account.ts';
import { captureHold } from '../capture-hold.ts';
import { checkInvariants } from '../check-invariants.ts';
import { holdMoney } from '../hold-money.ts';
import { ledgerFixture } from '../ledger.factory.ts';
import { openLegs, type Posting, postGroup } from '../post-group.ts';
import { type PostingOutcome, readOutcome } from '../posting-outcome.ts';
import { releaseHold } from '../release-hold.ts';
import { sealTransfers } from '../seal-transfers.ts';
import { verifyChain } from '../verify-chain.ts';
import {
  answer,
  emptyModel,
  type ModelAccount,
  type ModelLeg,
  type ModelState,
  type Reply,
  type Request,
  type Rule,
} from './ledger-model.ts';
import { reversePosting } from './reverse-posting.ts';
import { rollUpHouses } from './roll-up-houses.ts';

const REQUESTS = testSize(100_000);

const { db, url } = await testDatabase();
const fixture = await ledgerFixture(db);
const { books, now } = fixture;
// The module `agents` proves an agent's line; this test trusts the caller.
const above = openDatabase({ url, role: null, maxConnections: 4 });
afterAll(() => above.close());

/** From, to, code, and which callers a rule lets do it. "house" is the rolled-up account the code is for. */
const RULES: (Omit<ModelLeg, 'amount'> & { by: ReturnType<Rule> })[] = [
  { from: 'house', to: 'cash', code: 'deposit', by: 'anybody' },
  { from: 'house', to: 'other', code: 'deposit', by: 'anybody' },
  { from: 'house', to: 'agent', code: 'deposit', by: 'anybody' },
  { from: 'house', to: 'bonus', code: 'bonus_granted', by: 'anybody' },
  { from: 'house', to: 'pool', code: 'pool_funded', by: 'anybody' },
  { from: 'cash', to: 'house', code: 'bet', by: 'anybody' },
  { from: 'house', to: 'cash', code: 'win', by: 'anybody' },
  { from: 'agent', to: 'house', code: 'bet', by: 'anybody' },
  { from: 'bonus', to: 'cash', code: 'bonus_converted', by: 'anybody' },
  { from: 'bonus', to: 'house', code: 'bonus_forfeited', by: 'anybody' },
  { from: 'cash', to: 'withdrawal', code: 'withdrawal', by: 'anybody' },
  { from: 'withdrawal', to: 'cash', code: 'withdrawal_returned', by: 'anybody' },
  { from: 'withdrawal', to: 'house', code: 'withdrawal_paid', by: 'anybody' },
  { from: 'pool', to: 'cash', code: 'prize', by: 'anybody' },
  { from: 'pool', to: 'agent', code: 'prize', by: 'anybody' },
  { from: 'agent', to: 'cash', code: 'transfer_down', by: 'line' },
  { from: 'agent', to: 'subAgent', code: 'commission', by: 'line' },
  { from: 'subAgent', to: 'other', code: 'envelope', by: 'line' },
  { from: 'other', to: 'subAgent', code: 'transfer_up', by: 'line' },
  { from: 'cash', to: 'agent', code: 'transfer_up', by: 'line' },
  { from: 'cash', to: 'other', code: 'transfer_down', by: 'none' },
  { from: 'other', to: 'withdrawal', code: 'withdrawal', by: 'none' },
  { from: 'cash', to: 'bonus', code: 'bonus_converted', by: 'none' },
];
const CAPTURES = RULES.filter(({ code }) => code === 'bet');
const ruleOf: Rule = (from, to, code) =>
  RULES.find((rule) => rule.from === from && rule.to === to && rule.code === code)?.by ?? 'none';
const HOUSES: Record<string, AccountName> = {
  deposit: { kind: 'clearing', methodCode: 'SANDBOX' },
  withdrawal_paid: { kind: 'clearing', methodCode: 'SANDBOX' },
  bonus_granted: { kind: 'promotion' },
  bonus_forfeited: { kind: 'promotion' },
  pool_funded: { kind: 'promotion' },
  bet: { kind: 'vendor_settlement', vendorId: randomUUID() },
};

const amount = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 400 }));
const leg = fc
  .record({ rule: fc.constantFrom(...RULES), amount })
  .map(({ rule: { from, to, code }, amount }): ModelLeg => ({ from, to, code, amount }));
const small = fc.integer({ min: 1, max: 30 });
/** Postings, and reversals and captures, which now and then come with the reference of a posting. */
const posted = fc.integer({ min: 0, max: 30 });
const reference = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 31, max: 42 }) },
  { weight: 1, arbitrary: posted },
);
const hold = fc.integer({ min: 0, max: 5 });
const captured = fc.oneof(
  { weight: 3, arbitrary: fc.record({ amount: small, rule: fc.constantFrom(...CAPTURES) }) },
  { weight: 1, arbitrary: fc.record({ amount, rule: fc.constantFrom(...RULES) }) },
);
const request: fc.Arbitrary<Request> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('post'),
      reference: posted,
      legs: fc.array(leg, { minLength: 1, maxLength: 3 }),
      inLine: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('reverse'),
      reference,
      of: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 45 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('hold'),
      hold,
      account: fc.constantFrom<ModelAccount[]>('cash', 'cash', 'cash', 'agent', 'agent', 'pool', 'house'),
      amount: fc.oneof(small, amount),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ reference, hold, leg: captured }).map(
      ({ leg: { amount, rule }, ...rest }): Request => ({
        kind: 'capture',
        ...rest,
        leg: { from: rule.from, to: rule.to, code: rule.code, amount },
      }),
    ),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('release'), hold }) },
);
/** Up to three requests at once; `again` picks one of the latest to be repeated in the same moment. */
const burst = fc.record({
  requests: fc.array(request, { minLength: 1, maxLength: 3 }),
  again: fc.option(fc.nat(), { freq: 2 }),
});
const story = fc.array(burst, { minLength: 15, maxLength: 40 });

const HAPPENS = [
  ...['posted', 'repeated', 'conflict', 'not_allowed', 'insufficient'].map((outcome) => `post ${outcome}`),
  ...['posted', 'repeated', 'conflict', 'not_allowed', 'insufficient', 'unknown', 'already_reversed'].map(
    (outcome) => `reverse ${outcome}`,
  ),
  ...['held', 'repeated', 'conflict', 'not_allowed', 'insufficient'].map((outcome) => `hold ${outcome}`),
  ...['posted', 'conflict', 'not_allowed', 'unknown', 'beyond_hold'].map((outcome) => `capture ${outcome}`),
  ...['released', 'repeated', 'unknown'].map((outcome) => `release ${outcome}`),
];
const seen = new Set<string>();

test(`the ledger never differs from the model in some order of what came at once, over ${REQUESTS} requests`, async () => {
  let requests = 0;
  const isMissing = () => HAPPENS.some((outcome) => !seen.has(outcome));
  // What comes at once decides what happens, so the rarest outcome may want some more requests.
  while (requests < REQUESTS || (isMissing() && requests < 5 * REQUESTS))
    await fc.assert(
      fc.asyncProperty(fc.array(story, { minLength: 3, maxLength: 4 }), async (stories) => {
        const notified = await Promise.all(stories.map(notify));
        requests += notified.reduce((sum, of) => sum + of, 0);
      }),
      { numRuns: 3, endOnFailure: true },
    );
  // Without a single case of a kind the test would prove nothing about it.
  expect([...seen]).toEqual(expect.arrayContaining(HAPPENS));
  expect(await checkInvariants(db.kysely)).toEqual([]);
  await rollUpHouses(db.kysely);
  expect(await checkInvariants(db.kysely)).toEqual([]);
  await sealTransfers(db.kysely, 500);
  expect(await verifyChain(db.kysely)).toMatchObject({ unsealed: 0, violations: [] });
}, 600_000);

/** Answers how many requests it was. */
async function notify(bursts: { requests: Request[]; again: number | null }[]): Promise<number> {
  const cast = await openCast();
  const notified: Request[] = [];
  let state = emptyModel();
  for (const { requests, again } of bursts) {
    notified.push(...requests);
    const repeated = again === null ? undefined : notified.at(-1 - (again % Math.min(notified.length, 12)));
    const burst = repeated ? [...requests, repeated] : requests;
    const replies = await Promise.all(burst.map((request) => send(cast, request)));
    const kept = await cast.read();
    const next = explain(state, burst, replies, kept);
    expect(next, `no order explains ${JSON.stringify({ burst, replies, kept, state })}`).toBeDefined();
    if (!next) break;
    for (const [index, { kind }] of burst.entries()) seen.add(`${kind} ${replies[index]?.outcome}`);
    state = next;
  }
  return notified.length;
}

/** The state after an order of the requests in which the model gives these replies and comes to these balances. */
function explain(
  state: ModelState,
  burst: Request[],
  replies: Reply[],
  kept: ModelState['accounts'],
): ModelState | undefined {
  if (burst.length === 0) return same(state.accounts, kept) ? state : undefined;
  for (const [index, request] of burst.entries()) {
    const next = structuredClone(state);
    if (!same(answer(ruleOf, next, request), replies[index])) continue;
    const explained = explain(next, burst.toSpliced(index, 1), replies.toSpliced(index, 1), kept);
    if (explained) return explained;
  }
  return undefined;
}

function same(one: unknown, other: unknown): boolean {
  const sorted = (value: unknown) => JSON.stringify(Object.entries(value as object).sort());
  return sorted(one) === sorted(other);
}

/** The members and accounts of one sequence of requests; sequences share the house accounts. */
async function openCast() {
  const [player, other] = [await fixture.open(), await fixture.open()];
  const [agent, subAgent] = [await fixture.open({ isAgent: true }), await fixture.open({ isAgent: true })];
  const { memberId } = player;
  const names: Record<Exclude<ModelAccount, 'house'>, AccountName> = {
    cash: { kind: 'wallet', memberId },
    bonus: { kind: 'player_bonus', memberId },
    withdrawal: { kind: 'withdrawal', memberId },
    other: { kind: 'wallet', memberId: other.memberId },
    agent: { kind: 'wallet', memberId: agent.memberId },
    subAgent: { kind: 'wallet', memberId: subAgent.memberId },
    pool: { kind: 'pool', purpose: randomUUID() },
  };
  const ids = new Map<bigint, string>();
  for (const [account, name] of Object.entries(names))
    ids.set(await openAccount(db.kysely, books, name), account);
  async function read() {
    const { rows } = await db.pool.query<{ id: bigint; balance: bigint; held: bigint; version: bigint }>(
      'select id, balance, held, version from ledger.account where id = any ($1)',
      [[...ids.keys()]],
    );
    const kept = rows.map((row) => [
      ids.get(row.id),
      { balance: Number(row.balance), held: Number(row.held), transfers: Number(row.version) },
    ]);
    const order = Object.keys(names);
    kept.sort(([one], [next]) => order.indexOf(String(one)) - order.indexOf(String(next)));
    return Object.fromEntries(kept) as ModelState['accounts'];
  }
  const drawn = new Map<string, string>();
  /** One id for each reference of the sequence. */
  function draw(reference: string): string {
    const id = drawn.get(reference) ?? randomUUID();
    drawn.set(reference, id);
    return id;
  }
  const nameOf = (account: ModelAccount, code: string): AccountName =>
    account === 'house' ? (HOUSES[code] ?? { kind: 'vendor_settlement', vendorId: VENDOR }) : names[account];
  return { nameOf, read, draw };
}

const VENDOR = randomUUID();

async function send(cast: Awaited<ReturnType<typeof openCast>>, request: Request): Promise<Reply> {
  const { draw, nameOf } = cast;
  const reference = 'reference' in request ? draw(`posting ${request.reference}`) : '';
  const held = 'hold' in request ? draw(`hold ${request.hold}`) : '';
  const base = { ...books, reference, now };
  const database = request.kind === 'post' && request.inLine ? above : db;
  return database.transaction(async (tx): Promise<Reply> => {
    if (request.kind === 'release') {
      const { outcome, amount } = await releaseHold(tx, { hold: held, now });
      return tidy({ outcome, available: amount });
    }
    if (request.kind === 'hold') {
      const account = nameOf(request.account, 'bonus_granted');
      return tidy(await holdMoney(tx, { ...base, reference: held, account, amount: BigInt(request.amount) }));
    }
    if (request.kind === 'reverse')
      return tidy(await reversePosting(tx, { reference, posting: draw(`posting ${request.of}`), now }));
    if (request.kind === 'capture') {
      const { to, amount, code } = request.leg;
      return tidy(
        await captureHold(tx, { ...base, hold: held, to: nameOf(to, code), amount: BigInt(amount), code }),
      );
    }
    const legs = request.legs.map(({ from, to, amount, code }) => ({
      from: nameOf(from, code),
      to: nameOf(to, code),
      amount: BigInt(amount),
      code,
    }));
    return tidy(await (request.inLine ? postInLine : postGroup)(tx, { ...base, legs }));
  });
}

async function postInLine(tx: Tx, posting: Posting): Promise<PostingOutcome> {
  const { debits, credits, amounts, codes } = await openLegs(tx, posting, posting.legs);
  return readOutcome(
    tx,
    sql`ledger.post_under_reference(${posting.reference}, ${debits}, ${credits}, ${amounts}, ${codes}, ${posting.now}, true)`,
  );
}

/** The reply as the model gives it. */
function tidy(reply: { outcome: string; leg?: number; available?: bigint | null }): Reply {
  const { outcome, leg, available } = reply;
  return {
    outcome,
    ...(leg === undefined ? {} : { leg }),
    ...(typeof available === 'bigint' ? { available: Number(available) } : {}),
  };
}
