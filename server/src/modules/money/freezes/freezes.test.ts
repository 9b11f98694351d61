import { afterEach, expect, test } from 'vitest';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { holdMoney } from '../../books/ledger/hold-money.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createOperator, openOperatorSession } from '../../people/operators/operator.factory.ts';
import { opsServer } from '../../people/operators/ops.fixture.ts';
import { checkFreezeInvariants } from './check-freeze-invariants.ts';
import { freezeOps } from './desk/ops-routes.ts';
import { createWinner, freezeBody } from './freeze.factory.ts';
import { keepProposal } from './keep-proposal.ts';
import { lapseFreezes } from './lapse-freezes.ts';

const HOUR_MS = 3_600_000;
const { db } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely, { code: 'RIVER' });
const { ask } = await opsServer(db, {
  clock,
  permissions: ['freezes.read', 'freezes.freeze'],
  routes: freezeOps({ db, clock }),
  kinds: [keepProposal],
});
/** Of long ago, so that it may approve, and in a session of now: a session ends while the clock is moved. */
async function operator() {
  const { id, name } = await createOperator(db, {
    ...{ scope: { merchantId: river.id }, now: new Date(clock.now().getTime() - 30 * 24 * HOUR_MS) },
  });
  return { id, name, cookie: await openOperatorSession(db, id, clock.now()) };
}

afterEach(async () => {
  expect(await checkFreezeInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

async function freeOf(memberId: string) {
  const { available, held } = await db.kysely
    .selectFrom('ledger.available_balance')
    .select(['available', 'held'])
    .where('owner_id', '=', memberId)
    .where('is_wallet', '=', true)
    .executeTakeFirstOrThrow();
  return { available, held };
}
const freeze = async (
  winner: Awaited<ReturnType<typeof createWinner>>,
  more: { amount?: bigint; key?: string } = {},
) => ask('POST /ops/freezes', (await operator()).cookie, { body: freezeBody(river, winner, more) });
const why = ({ code, value }: Awaited<ReturnType<typeof freeze>>) => ({ code, ...value });
const messagesOf = async (memberId: string) =>
  (
    await db.kysely
      .selectFrom('inbox.message')
      .select('template')
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
  ).map(({ template }) => template);
async function proposalOf(freezeId: string): Promise<string> {
  const { id } = await db.kysely
    .selectFrom('operators.proposal')
    .select('id')
    .where('kind', '=', 'freezes.keep')
    .where('payload', '@>', JSON.stringify({ freezeId }) as never)
    .executeTakeFirstOrThrow();
  return id;
}
const stateOf = async (id: string) => {
  const { state } = await db.kysely
    .selectFrom('freezes.freeze')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state;
};

test('winnings are held at once for a day, once for a press, the member is notified, and a day without a second operator frees them', async () => {
  const winner = await createWinner(db, river, { now: clock.now() });
  const desk = await operator();
  const body = freezeBody(river, winner);
  const first = await ask('POST /ops/freezes', desk.cookie, { body });
  const again = await ask('POST /ops/freezes', desk.cookie, { body });
  expect(again.value.id).toBe(first.value.id);
  expect(first.value).toMatchObject({ state: 'begun', held: '20.00', member: { id: winner.memberId } });
  // 10.00 less a stake of 3.00, and 50.00 won.
  expect(await freeOf(winner.memberId)).toEqual({ available: 3_700_000n, held: 2_000_000n });
  clock.advance(23 * HOUR_MS);
  expect(await lapseFreezes({ db, clock })).toBe(0);
  clock.advance(HOUR_MS);
  expect(await lapseFreezes({ db, clock })).toBe(1);
  expect(await lapseFreezes({ db, clock })).toBe(0);
  expect(await freeOf(winner.memberId)).toEqual({ available: 5_700_000n, held: 0n });
  expect(await stateOf(first.value.id)).toBe('lapsed');
  expect(await messagesOf(winner.memberId)).toEqual(['winnings_frozen', 'winnings_freed']);
});

test('a second operator keeps winnings frozen within the day, never the first one, and one frees them', async () => {
  const winner = await createWinner(db, river, { now: clock.now() });
  const desk = await operator();
  const begun = await ask('POST /ops/freezes', desk.cookie, { body: freezeBody(river, winner) });
  const proposal = await proposalOf(begun.value.id);
  const own = await ask(`POST /ops/proposals/${proposal}/approve`, desk.cookie, { body: {} });
  expect(own.code).toBe('proposal_own');
  expect(await stateOf(begun.value.id)).toBe('begun');
  const approved = await ask(`POST /ops/proposals/${proposal}/approve`, (await operator()).cookie, {
    body: {},
  });
  expect(approved.status).toBe(200);
  expect(await stateOf(begun.value.id)).toBe('kept');
  clock.advance(29 * 24 * HOUR_MS);
  await lapseFreezes({ db, clock });
  expect(await freeOf(winner.memberId)).toMatchObject({ held: 2_000_000n });
  const release = { body: { version: 2, reason: 'the hands are in order' } };
  const stale = await ask(`POST /ops/freezes/${begun.value.id}/release`, (await operator()).cookie, {
    body: { ...release.body, version: 1 },
  });
  expect(stale.code).toBe('changed_meanwhile');
  const freed = await ask(`POST /ops/freezes/${begun.value.id}/release`, (await operator()).cookie, release);
  expect(freed.value).toMatchObject({ state: 'released', endReason: 'the hands are in order' });
  expect(await freeOf(winner.memberId)).toEqual({ available: 5_700_000n, held: 0n });
  expect(await messagesOf(winner.memberId)).toEqual(['winnings_frozen', 'winnings_kept', 'winnings_freed']);
});

test('what two have kept is free by itself after thirty days', async () => {
  const winner = await createWinner(db, river, { now: clock.now() });
  const begun = await freeze(winner);
  const proposal = await proposalOf(begun.value.id);
  await ask(`POST /ops/proposals/${proposal}/approve`, (await operator()).cookie, { body: {} });
  expect(await stateOf(begun.value.id)).toBe('kept');
  clock.advance(30 * 24 * HOUR_MS);
  expect(await lapseFreezes({ db, clock })).toBe(1);
  expect(await freeOf(winner.memberId)).toMatchObject({ held: 0n });
});

test('refused by the second operator, winnings are free at once; released or past its day, a freeze can be kept no more', async () => {
  const [refused, released, late] = await Promise.all(
    Array.from({ length: 3 }, () => createWinner(db, river, { now: clock.now() })),
  );
  if (!refused || !released || !late) throw new Error('three winners were made');
  const first = await freeze(refused);
  const no = await ask(
    `POST /ops/proposals/${await proposalOf(first.value.id)}/refuse`,
    (await operator()).cookie,
    {
      body: { reason: 'no reason in these hands' },
    },
  );
  expect(no.status).toBe(200);
  expect(await freeOf(refused.memberId)).toMatchObject({ held: 0n });
  expect(await stateOf(first.value.id)).toBe('lapsed');
  const second = await freeze(released);
  await ask(`POST /ops/freezes/${second.value.id}/release`, (await operator()).cookie, {
    body: { version: 1, reason: 'looked at the wrong player' },
  });
  const approve = async (id: string) =>
    (
      await ask(`POST /ops/proposals/${await proposalOf(id)}/approve`, (await operator()).cookie, {
        body: {},
      })
    ).code;
  expect(await approve(second.value.id)).toBe('proposal_outdated');
  const third = await freeze(late);
  // Of a console whose proposals live longer than a day.
  await db.kysely
    .updateTable('operators.proposal')
    .set({ expires_at: new Date(clock.now().getTime() + 72 * HOUR_MS) })
    .where('id', '=', await proposalOf(third.value.id))
    .execute();
  clock.advance(24 * HOUR_MS);
  expect(await approve(third.value.id)).toBe('proposal_outdated');
  await lapseFreezes({ db, clock });
  expect(await freeOf(late.memberId)).toMatchObject({ held: 0n });
});

test('only what was won is frozen, one freeze at a time, and none soon after one that no second operator kept', async () => {
  const winner = await createWinner(db, river, { now: clock.now() });
  expect(why(await freeze(winner, { amount: 4_700_001n }))).toMatchObject({
    ...{ code: 'invalid_input', fields: [{ field: 'amount', rule: 'beyond_winnings', most: '47.00' }] },
  });
  const begun = await freeze(winner, { amount: 4_700_000n });
  expect(begun.value.held).toBe('47.00');
  expect(why(await freeze(winner))).toMatchObject({ fields: [{ rule: 'in_force' }] });
  clock.advance(24 * HOUR_MS);
  await lapseFreezes({ db, clock });
  expect(why(await freeze(winner))).toMatchObject({ fields: [{ rule: 'too_soon' }] });
  clock.advance(7 * 24 * HOUR_MS);
  expect((await freeze(winner)).value.state).toBe('begun');
});

test('what has left the wallet or is held already is not held again: the rest is, and of nothing there is no freeze', async () => {
  const winner = await createWinner(db, river, { now: clock.now() });
  const account = { kind: 'wallet', memberId: winner.memberId } as const;
  const hold = (amount: bigint) =>
    db.transaction((tx) =>
      holdMoney(tx, {
        ...{ merchantId: river.id, currency: river.currency, account, amount },
        ...{ reference: crypto.randomUUID(), now: clock.now() },
      }),
    );
  await hold(5_000_000n);
  const part = await freeze(winner);
  expect(part.value).toMatchObject({ asked: '20.00', held: '7.00' });
  const other = await createWinner(db, river, { now: clock.now() });
  await db.transaction((tx) =>
    holdMoney(tx, {
      ...{ merchantId: river.id, currency: river.currency, amount: 5_700_000n, now: clock.now() },
      ...{ account: { kind: 'wallet', memberId: other.memberId }, reference: crypto.randomUUID() },
    }),
  );
  expect(why(await freeze(other))).toMatchObject({ fields: [{ rule: 'nothing_left' }] });
  expect((await freeze({ ...other, walletUser: 'no such player' })).code).toBe('not_found');
});
