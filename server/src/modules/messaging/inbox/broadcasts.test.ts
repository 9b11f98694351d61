import type { BroadcastAudience, OpsBroadcast, WrittenBroadcast } from '@lanna/contract/messaging/inbox/ops';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { createOperator } from '../../people/operators/operator.factory.ts';
import { opsServer } from '../../people/operators/ops.fixture.ts';
import { EVERYBODY, writtenBroadcast } from './broadcast.factory.ts';
import type { Unwilling } from './broadcast-audience.ts';
import { sendProposal } from './broadcasts/move-broadcast.ts';
import { inboxOps } from './broadcasts/ops-routes.ts';
import { sendBroadcasts } from './broadcasts/send-broadcasts.ts';
import { topic } from './topic.ts';

const { db } = await testDatabase();
const clock = fixedClock('2026-11-21T05:00:00Z');
/** Who has said no to promotions, as a topic above knows it. */
const unwillingIds: string[] = [];
const unwilling: Unwilling = (id) => sql<boolean>`${id} = any (${unwillingIds}::uuid[])`;
const topics = () => ({ unwilling: [unwilling], segment: undefined });
const { ask } = await opsServer(db, {
  clock,
  permissions: topic.permissions.map((verb) => `inbox.${verb}` as const),
  routes: inboxOps({ db, clock, topics, deposited: () => undefined }),
  kinds: [sendProposal],
});
const nim = await createOperator(db, { name: 'nim', now: clock.now() });
const ploy = await createOperator(db, { name: 'ploy', now: clock.now() });

let brandsMade = 0;
async function ownBrand(settings: Record<string, unknown> = {}) {
  brandsMade += 1;
  const brand = await createBrand(db.kysely, { hosts: [`own${brandsMade}.test`], settings });
  const member = (options: Parameters<typeof createMember>[2] = {}) => createMember(db, brand, options);
  const write = async (options: Partial<WrittenBroadcast> = {}): Promise<OpsBroadcast> => {
    const body = writtenBroadcast(options);
    const answer = await ask('POST /ops/broadcasts', nim.cookie, { body, query: { brand: brand.code } });
    expect(answer).toMatchObject({ success: true });
    return answer.value;
  };
  const count = async (audience: Partial<BroadcastAudience>, kind = 'service') =>
    (
      await ask('POST /ops/broadcasts/count', nim.cookie, {
        body: { kind, audience: { ...EVERYBODY, ...audience } },
        query: { brand: brand.code },
      })
    ).value;
  const receivers = async (id: string) =>
    (
      await db.kysely
        .selectFrom('inbox.message')
        .select('member_id')
        .where('broadcast_id', '=', id)
        .where('removed_at', 'is', null)
        .execute()
    ).map(({ member_id }) => member_id);
  return { brand, member, write, count, receivers };
}
const sendOff = (one: OpsBroadcast, at: string | null = null) =>
  ask(`POST /ops/broadcasts/${one.id}/send`, nim.cookie, { body: { version: one.version, at } });
const show = async (id: string): Promise<OpsBroadcast> =>
  (await ask(`GET /ops/broadcasts/${id}`, nim.cookie)).value;
const run = (signal?: AbortSignal) => sendBroadcasts({ db, clock, topics }, signal);

test('what is written with a script is refused, and a draft needs title and text in the same languages', async () => {
  const { brand, write } = await ownBrand();
  const query = { brand: brand.code };
  const add = (body: WrittenBroadcast) => ask('POST /ops/broadcasts', nim.cookie, { body, query });
  const script = '<p>Come</p><script>steal()</script><p onclick="x()">y</p>';
  expect(await add(writtenBroadcast({ content: { EN: script, TH: '<p>มา</p>' } }))).toMatchObject({
    code: 'rich_text_unsafe',
    value: { found: expect.arrayContaining(['<script>', 'onclick']) },
  });
  expect(await add(writtenBroadcast({ content: { EN: '<p>Only English</p>' } }))).toMatchObject({
    code: 'broadcast_incomplete',
  });
  expect(await add(writtenBroadcast({ path: '//evil.example' }))).toMatchObject({ code: 'invalid_input' });
  const { id } = await write();
  const { excerpt } = await db.kysely
    .selectFrom('inbox.broadcast')
    .select('excerpt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(excerpt).toEqual({ EN: 'From five on.', TH: 'ตั้งแต่ห้าโมง' });
});

test('an audience is counted by all it asks for, and names that reach no member are said', async () => {
  const { brand, member, count } = await ownBrand();
  const long = new Date('2025-01-01T00:00:00Z');
  await member({ username: 'Somchai', language: 'TH', now: long });
  await member({ username: 'suda', language: 'EN', now: clock.now() });
  const agent = await member({ username: 'agent1', type: 1, now: long });
  const locked = await member({ username: 'locked', status: 'disabled', now: long });
  const away = await member({ username: 'resting', status: 'self_excluded', now: long });
  await member({ username: 'trial', type: 4, now: long });
  await db.kysely
    .updateTable('members.member')
    .set({ rank_level: 5 })
    .where('id', '=', agent.memberId)
    .execute();
  expect(await count({})).toMatchObject({ count: 4 });
  expect(await count({}, 'promotion')).toMatchObject({ count: 3 });
  expect(await count({ accounts: 'agents' })).toMatchObject({ count: 1 });
  expect(await count({ accounts: 'players' })).toMatchObject({ count: 3 });
  expect(await count({ ranksFrom: 3 })).toMatchObject({ count: 1 });
  expect(await count({ languages: ['EN'] })).toMatchObject({ count: 1 });
  expect(await count({ registeredSince: '2026-11-21' })).toMatchObject({ count: 1 });
  expect(await count({ notSeenDays: 30 })).toMatchObject({ count: 3 });
  const usernames = ['SOMCHAI', 'suda', 'locked', 'unknown'];
  expect(await count({ usernames })).toMatchObject({
    count: 2,
    unknownCount: 2,
    unknownNames: ['locked', 'unknown'],
  });
  expect([brand.id, locked.memberId, away.memberId]).toHaveLength(3);
});

test('it goes out at its time, once to each, and shows how many have it and have read it', async () => {
  const { member, write, receivers } = await ownBrand();
  const [one, two] = [await member(), await member()];
  const draft = await write();
  const at = new Date(clock.now().getTime() + 600_000).toISOString();
  expect((await sendOff(draft, at)).value).toMatchObject({ state: 'scheduled', sendAt: at, recipients: 2 });
  await run();
  expect(await receivers(draft.id)).toEqual([]);
  clock.advance(600_000);
  await run();
  await run();
  expect((await receivers(draft.id)).sort()).toEqual([one.memberId, two.memberId].sort());
  await db.kysely
    .updateTable('inbox.message')
    .set({ read_at: clock.now() })
    .where('member_id', '=', one.memberId)
    .execute();
  expect(await show(draft.id)).toMatchObject({ state: 'sent', delivered: 2, read: 1 });
  expect(await sendOff(await show(draft.id))).toMatchObject({ code: 'broadcast_move_impossible' });
});

test('promotions reach neither who has stepped back from play nor who wants none; service messages do', async () => {
  const { member, write, receivers } = await ownBrand();
  const willing = await member();
  const away = await member({ status: 'self_excluded' });
  const tired = await member();
  unwillingIds.push(tired.memberId);
  const promotion = await write({ kind: 'promotion' });
  await sendOff(promotion);
  const service = await write({ kind: 'service' });
  await sendOff(service);
  await run();
  expect(await receivers(promotion.id)).toEqual([willing.memberId]);
  expect(await receivers(service.id)).toHaveLength(3);
  expect(await receivers(service.id)).toContain(away.memberId);
});

test('from the brand’s number of readers on a second operator decides; refused, it is a draft again', async () => {
  const { member, write, receivers } = await ownBrand({ messages: { secondOperatorFrom: 2 } });
  await member();
  await member();
  const draft = await write();
  expect((await sendOff(draft)).value).toMatchObject({ state: 'signed' });
  await run();
  expect(await receivers(draft.id)).toEqual([]);
  const lastProposal = () =>
    db.kysely
      .selectFrom('operators.proposal')
      .selectAll()
      .where('subject_id', '=', draft.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  const context = async () => ({
    proposalId: (await lastProposal()).id,
    brandId: (await lastProposal()).merchant_id,
    reason: '',
    proposer: nim.id,
    approver: { id: ploy.id, name: 'ploy', sessionId: ploy.id },
    now: clock.now(),
  });
  const first = await lastProposal();
  await db.transaction(async (tx) => sendProposal.letGo?.(tx, first.payload, await context()));
  expect(await show(draft.id)).toMatchObject({ state: 'draft' });
  await sendOff(await show(draft.id));
  const second = await lastProposal();
  await db.transaction(async (tx) => sendProposal.carryOut(tx, second.payload, await context()));
  await run();
  expect(await show(draft.id)).toMatchObject({ state: 'sent', delivered: 2 });
});

/** Members in bulk, straight into their table: what is looked at is the sending. */
async function crowd(brandId: string, size: number) {
  await sql`
    insert into members.member (id, merchant_id, username, wallet_user, password_changed_at, type, status, language, currency, country,
      terms_version, terms_accepted_at, registered_at)
    select gen_random_uuid(), ${brandId}, 'c' || n || ${brandId}, 'w' || n || ${brandId}, now(), 0, 'active', 'TH', 'THB', 'TH', '1',
      now(), ${new Date('2026-01-01T00:00:00Z')}
    from generate_series(1, ${size}::int) as n`.execute(db.kysely);
}

test('a sending that is killed goes on where it was, and a stop in the middle reaches no further member and can be taken back', async () => {
  const { brand, write, receivers } = await ownBrand({ messages: { secondOperatorFrom: 100_000 } });
  await crowd(brand.id, 3500);
  const draft = await write();
  await sendOff(draft);
  // The process dies when its second batch is on the way: that batch is gone, the first one stands.
  let batches = 0;
  const dying = {
    ...db,
    transaction: (work: Parameters<typeof db.transaction>[0]) =>
      db.transaction(async (tx) => {
        const done = await work(tx);
        batches += 1;
        if (batches === 2) throw new Error('killed');
        return done;
      }),
  } as typeof db;
  await expect(sendBroadcasts({ db: dying, clock, topics })).rejects.toThrow('killed');
  expect(await show(draft.id)).toMatchObject({ state: 'sending', delivered: 1000 });
  await Promise.all([run(), run()]);
  expect(await show(draft.id)).toMatchObject({ state: 'sent', delivered: 3500 });
  expect(new Set(await receivers(draft.id)).size).toBe(3500);

  const wrong = await write();
  await sendOff(wrong);
  batches = 0;
  await expect(sendBroadcasts({ db: dying, clock, topics })).rejects.toThrow('killed');
  const stop = { takeBack: true, reason: 'the wrong date' };
  const stopped = await ask(`POST /ops/broadcasts/${wrong.id}/cancel`, nim.cookie, { body: stop });
  expect(stopped.value).toMatchObject({ state: 'cancelled', delivered: 1000 });
  await run();
  expect(await receivers(wrong.id)).toEqual([]);
  expect(await show(wrong.id)).toMatchObject({ state: 'cancelled', delivered: 1000 });
});

test('what another operator has changed meanwhile is not sent', async () => {
  const { member, write } = await ownBrand();
  await member();
  const draft = await write();
  const body = { ...writtenBroadcast({ kind: 'promotion' }), version: draft.version };
  await ask(`PUT /ops/broadcasts/${draft.id}`, ploy.cookie, { body });
  expect(await sendOff(draft)).toMatchObject({ code: 'changed_meanwhile' });
});

test('a message that no member would receive is not sent off', async () => {
  const { write } = await ownBrand();
  expect(await sendOff(await write())).toMatchObject({ code: 'broadcast_no_readers' });
});
