import { parseMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { chooseMarketing } from '../../accounts/protection/choose-marketing.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember, type MemberOptions } from '../../people/members/member.factory.ts';
import { checkBrandEnvelopeInvariants } from './check-brand-envelope-invariants.ts';
import { addTestEnvelope, claimTestEnvelope } from './envelope.fixture.ts';
import { runEnvelopes } from './opening/run-envelopes.ts';
import { proveEnvelope } from './reading/prove-envelope.ts';
import { showEnvelopes } from './reading/show-envelopes.ts';

const { db } = await testDatabase();
const START = new Date('2026-11-20T05:00:00Z');
const baht = (text: string) => parseMoney(text) ?? 0n;
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000);

afterEach(async () => {
  expect(await checkBrandEnvelopeInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

/** A database whose process dies before any transaction is committed. */
const killed: typeof db = {
  ...db,
  kysely: db.kysely,
  transaction: (work) =>
    db.transaction(async (tx) => {
      const done = await work(tx);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
      return done;
    }),
};

/** The database, with a count of its transactions. */
function countingTransactions() {
  let transactions = 0;
  const counted: typeof db = {
    ...db,
    kysely: db.kysely,
    transaction: (work) => {
      transactions += 1;
      return db.transaction(work);
    },
  };
  return { db: counted, transactions: () => transactions };
}

/** A brand of its own; `proved` says which digests of proved facts an account has. */
async function house() {
  const clock = fixedClock(START.toISOString());
  const brand = await createBrand(db.kysely);
  const proved = new Map<string, string[]>();
  const findSamePerson = async (_tx: unknown, memberId: string) => {
    const own = proved.get(memberId) ?? [];
    const accountIds = [...proved].flatMap(([id, facts]) =>
      id !== memberId && facts.some((fact) => own.includes(fact)) ? [id] : [],
    );
    return { digests: own.map((fact) => Buffer.from(fact)), accountIds };
  };
  const claim = (memberId: string, id: string, at: typeof db = db) =>
    claimTestEnvelope(at, { brandId: brand.id, memberId, id, now: clock.now(), findSamePerson });
  return {
    brand,
    moveTo: (seconds: number) => clock.advance(later(seconds).getTime() - clock.now().getTime()),
    proved,
    claim,
    join: async (options: MemberOptions = {}) =>
      (await createMember(db, brand, { now: later(-86_400), ...options })).memberId,
    envelope: (given: Omit<Parameters<typeof addTestEnvelope>[2], 'now'> = {}) =>
      db.transaction((tx) => addTestEnvelope(tx, brand, { ...given, now: clock.now() })),
    run: () => runEnvelopes({ db, clock }),
    mine: (memberId: string) => showEnvelopes(db.kysely, { brand, memberId, now: clock.now() }),
    cash: (memberId: string) => walletBalance(db.kysely, { merchantId: brand.id, memberId }),
    poolOf: async (id: string) => {
      const { rows } = await sql<{ balance: bigint }>`
        select coalesce(sum(case when credit_kind = 'pool' then amount else -amount end), 0)::bigint as balance
        from ledger.posted_transfer t
        where t.reference = ${id} or t.reference in (select s.id from brand_envelopes.share s where s.envelope_id = ${id})
          or t.reference = (select e.return_id from brand_envelopes.envelope e where e.id = ${id})`.execute(
        db.kysely,
      );
      return rows[0]?.balance;
    },
    stateOf: (id: string) =>
      db.kysely
        .selectFrom('brand_envelopes.envelope')
        .select(['state', 'returned'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
  };
}

test('of many at once so many get a share as there are, each once however often they press, and the pool is empty', async () => {
  const h = await house();
  const id = await h.envelope({ amount: '3.01', shares: 3 });
  const members = await Promise.all(Array.from({ length: 5 }, () => h.join()));
  const presses = members.flatMap((member) => [member, member, member]);
  const answers = await Promise.allSettled(presses.map((member) => h.claim(member, id)));
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'brand_envelope_gone' });
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
  const got = (await Promise.all(members.map(h.cash))).filter((amount) => amount > 0n).sort();
  expect(got).toEqual([baht('1.00'), baht('1.00'), baht('1.01')]);
  await h.run();
  expect(await h.stateOf(id)).toMatchObject({ state: 'ended', returned: 0n });
  expect(await h.poolOf(id)).toBe(0n);
  await expect(h.claim(await h.join(), id)).rejects.toMatchObject({ code: 'brand_envelope_gone' });
});

test('of presses that come together each is decided by itself: one that is refused takes no other along', async () => {
  const h = await house();
  const id = await h.envelope({ amount: '50.00', shares: 10 });
  const players = await Promise.all(Array.from({ length: 5 }, () => h.join()));
  const [excluded, one, two] = [await h.join(), await h.join(), await h.join()];
  await sql`update members.member set status = 'self_excluded' where id = ${excluded}`.execute(db.kysely);
  for (const member of [one, two]) h.proved.set(member, ['number']);
  h.moveTo(30);
  const late = await h.join({ now: later(20) });
  const presses = [...players.slice(0, 3), excluded, one, late, two, ...players.slice(3), excluded];
  const counting = countingTransactions();
  const answers = await Promise.allSettled(presses.map((member) => h.claim(member, id, counting.db)));
  const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'opened'));
  expect([codes[3], codes[9], codes[5]]).toEqual([
    'play_excluded',
    'play_excluded',
    'brand_envelope_unknown',
  ]);
  expect([codes[4], codes[6]].sort()).toEqual(['brand_envelope_of_person', 'opened']);
  expect([0, 1, 2, 7, 8].map((at) => codes[at])).toEqual(players.map(() => 'opened'));
  // The first two find no others, then come all who are left in one, then the two of one person alone: opened each for itself, all would be answered the same.
  expect(counting.transactions()).toBe(5);
});

test('a share whose process dies before its commit is opened by no member, and an end that dies comes once; both go on with the next', async () => {
  const h = await house();
  const [first, second] = [await h.join(), await h.join()];
  const id = await h.envelope({ amount: '9.00', shares: 3 });
  const claim = { brandId: h.brand.id, id, now: START };
  await expect(claimTestEnvelope(killed, { ...claim, memberId: first })).rejects.toThrow();
  expect([await h.cash(first), await h.poolOf(id)]).toEqual([0n, baht('9.00')]);
  await Promise.allSettled([
    claimTestEnvelope(killed, { ...claim, memberId: second }),
    h.claim(first, id),
    h.claim(second, id),
  ]);
  expect([await h.cash(first), await h.cash(second)]).toEqual([baht('3.00'), baht('3.00')]);
  h.moveTo(61);
  await expect(runEnvelopes({ db: killed, clock: { now: () => later(61) } })).rejects.toThrow();
  expect(await h.stateOf(id)).toMatchObject({ state: 'published' });
  await Promise.all([h.run(), h.run()]);
  expect(await h.stateOf(id)).toEqual({ state: 'ended', returned: baht('3.00') });
});

test('it opens at its start and is over after its last second; the rest goes back once, however often it is ended', async () => {
  const h = await house();
  const [first, second] = [await h.join(), await h.join()];
  const id = await h.envelope({ startsAt: later(3600), isAnnounced: true });
  expect((await h.mine(first)).waiting).toMatchObject([{ id, phase: 'announced' }]);
  await expect(h.claim(first, id)).rejects.toMatchObject({ code: 'brand_envelope_early' });
  h.moveTo(3659.999);
  await h.claim(first, id);
  h.moveTo(3660);
  await expect(h.claim(second, id)).rejects.toMatchObject({ code: 'brand_envelope_over' });
  await Promise.all([h.run(), h.run(), h.run()]);
  expect(await h.stateOf(id)).toEqual({ state: 'ended', returned: baht('5.00') });
  expect((await h.mine(first)).opened).toMatchObject([{ id, share: '5.00' }]);
});

test('one person gets one share with however many accounts, at once or after one another', async () => {
  const h = await house();
  const [one, two, flagged, other] = await Promise.all([h.join(), h.join(), h.join(), h.join()]);
  h.proved.set(one ?? '', ['number', 'bank']);
  h.proved.set(two ?? '', ['bank']);
  await db.kysely
    .insertInto('members.duplicate_flag')
    .values({
      ...{ merchant_id: h.brand.id, member_id: one, other_member_id: flagged },
      ...{ signals: ['number'], flagged_at: START },
    })
    .execute();
  const id = await h.envelope({ amount: '10.00', shares: 4 });
  const claims = await Promise.allSettled(
    [one, two, flagged, one, two, flagged].map((member) => h.claim(member ?? '', id)),
  );
  const refused = claims.flatMap((claim) => (claim.status === 'rejected' ? [claim.reason.code] : []));
  expect(new Set(refused)).toEqual(new Set(['brand_envelope_of_person']));
  // Two and flagged are known with the first alone: either the first has a share, or those two have one each.
  const shares = (await Promise.all([one, two, flagged].map((member) => h.cash(member ?? '')))).map(
    (amount) => amount > 0n,
  );
  expect([
    [true, false, false],
    [false, true, true],
  ]).toContainEqual(shares);
  await h.claim(other ?? '', id);
});

test('who is out of play, who joined after it was published, and whom it is not for sees none and gets none', async () => {
  const h = await house();
  const [player, excluded, chosen] = [await h.join(), await h.join(), await h.join()];
  const rain = await h.envelope();
  const personal = await h.envelope({ members: [chosen, excluded], shares: 2 });
  await sql`update members.member set status = 'self_excluded' where id = ${excluded}`.execute(db.kysely);
  h.moveTo(30);
  const late = await h.join({ now: later(20) });
  const shown = async (memberId: string) => (await h.mine(memberId)).waiting.map(({ id }) => id);
  expect(await shown(player)).toEqual([rain]);
  expect(new Set(await shown(chosen))).toEqual(new Set([rain, personal]));
  expect(await shown(excluded)).toEqual([]);
  expect(await shown(late)).toEqual([]);
  await expect(h.claim(excluded, personal)).rejects.toMatchObject({ code: 'play_excluded' });
  await expect(h.claim(late, rain)).rejects.toMatchObject({ code: 'brand_envelope_unknown' });
  await expect(h.claim(player, personal)).rejects.toMatchObject({ code: 'brand_envelope_unknown' });
  await h.run();
  const written = await db.kysely
    .selectFrom('inbox.message')
    .select('member_id')
    .where('template', '=', 'brand_envelope_for_you')
    .where('member_id', 'in', [chosen, excluded])
    .execute();
  expect(written.map(({ member_id }) => member_id)).toEqual([chosen]);
});

test('a rain for a room is shown and opened by those alone who may read the room, and by no one once it is closed', async () => {
  const h = await house();
  const room = newId();
  await db.kysely
    .insertInto('chat.room')
    .values({
      ...{ id: room, merchant_id: h.brand.id, kind: 'rank', subject: '3', smallest_rank: 3 },
      ...{ name: { TH: 'ห้องวีไอพี', EN: 'VIP room' }, created_at: START },
    })
    .execute();
  const [below, within, out] = [await h.join(), await h.join(), await h.join()];
  await sql`update members.member set rank_level = 3 where id in (${within}, ${out})`.execute(db.kysely);
  await db.kysely
    .insertInto('chat.mute')
    .values({
      ...{ id: newId(), merchant_id: h.brand.id, member_id: out, kind: 'out', reason: 'for the test' },
      ...{ operator_name: 'op', at: START },
    })
    .execute();
  const id = await h.envelope({ room });
  const rooms = async (memberId: string) =>
    (await h.mine(memberId)).waiting.map((card) => card.room?.name.EN);
  expect(await rooms(within)).toEqual(['VIP room']);
  for (const memberId of [below, out]) {
    expect(await rooms(memberId)).toEqual([]);
    await expect(h.claim(memberId, id)).rejects.toMatchObject({ code: 'brand_envelope_unknown' });
  }
  await h.claim(within, id);
  await sql`update chat.room set closed = true where id = ${room}`.execute(db.kysely);
  expect(await rooms(within)).toEqual([]);
});

test('who wants no offers is written nothing and shown a plain list, and may open what is there', async () => {
  const h = await house();
  const [quiet, other] = [await h.join(), await h.join()];
  const deps = { db, clock: fixedClock(START.toISOString()) };
  await chooseMarketing(deps, false, { merchantId: h.brand.id, memberId: quiet });
  const id = await h.envelope({ members: [quiet, other] });
  await h.run();
  const written = await db.kysely
    .selectFrom('inbox.message')
    .select('member_id')
    .where('member_id', 'in', [quiet, other])
    .execute();
  expect(written.map(({ member_id }) => member_id)).toEqual([other]);
  expect([(await h.mine(quiet)).isQuiet, (await h.mine(other)).isQuiet]).toEqual([true, false]);
  await h.claim(quiet, id);
});

test('the seed is shown once the envelope is over, and gives the share that was paid', async () => {
  const h = await house();
  const [member, other] = [await h.join(), await h.join()];
  const id = await h.envelope({ amount: '20.00', shares: 5, split: 'random' });
  const owner = { merchantId: h.brand.id, memberId: member };
  await h.claim(member, id);
  expect(await proveEnvelope(db.kysely, owner, id)).toMatchObject({ seed: null, isOver: false, place: 1 });
  await expect(
    proveEnvelope(db.kysely, { merchantId: h.brand.id, memberId: other }, id),
  ).rejects.toMatchObject({ code: 'brand_envelope_unknown' });
  h.moveTo(60);
  await h.run();
  const proof = await proveEnvelope(db.kysely, owner, id);
  expect(proof).toMatchObject({ isOver: true, seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
});
