import { expect, test } from 'vitest';
import { agentOps } from './modules/agents/ops-routes.ts';
import { postInLine } from './modules/agents/post-in-line.ts';
import { topic } from './modules/agents/topic.ts';
import { createBrand } from './modules/brands/brand.factory.ts';
import { findBrands } from './modules/brands/find-brand.ts';
import { checkInvariants } from './modules/ledger/check-invariants.ts';
import { fundWallet } from './modules/ledger/ledger.factory.ts';
import { createMember } from './modules/members/member.factory.ts';
import { createOperator } from './modules/operators/operator.factory.ts';
import { opsServer } from './modules/operators/ops.fixture.ts';
import { newId } from './platform/ids.ts';
import { standingClock } from './platform/test-clock.ts';
import { testDatabase } from './platform/test-database.ts';

const { db } = await testDatabase();
const clock = standingClock();
const now = clock.now();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { code: 'HILL', hosts: ['hill.test'] });
const { ask } = await opsServer(db, {
  clock,
  permissions: topic.permissions.map((verb) => `agents.${verb}` as const),
  routes: agentOps({ db, clock, brands: findBrands(db.kysely, clock), publicUrl: 'https://river.test' }),
});
const owner = await createOperator(db, { now });
const reason = 'as agreed with the agent';
const lastAction = () =>
  db.kysely
    .selectFrom('operators.action')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const listed = async (query: Record<string, string>) => {
  const { value } = await ask('GET /ops/agents', owner.cookie, {
    query: { sort: 'name', brand: 'RIVER', ...query },
  });
  return value.rows.map((row: { username: string }) => row.username);
};
const move = (id: string, agent: string, version = 1) =>
  ask(`POST /ops/members/${id}/line`, owner.cookie, { body: { agent, reason, version } });
const appoint = (id: string, type: number, version = 1) =>
  ask(`POST /ops/members/${id}/type`, owner.cookie, { body: { type, reason, version } });

const top = await createMember(db, river, { username: 'top', type: 2 });
const middle = await createMember(db, river, { username: 'middle', type: 1, agentId: top.memberId });
const low = await createMember(db, river, { username: 'low', type: 1, agentId: middle.memberId });
const player = await createMember(db, river, { username: 'player', agentId: low.memberId });

test('the tree is read a level at a time, searched by the beginning of a name or a whole code, and shows each line', async () => {
  await db.kysely
    .insertInto('members.affiliate_code')
    .values({ merchant_id: river.id, agent_id: low.memberId, code: 'SHOP2026', created_at: now })
    .execute();
  expect(await listed({})).toEqual(['top']);
  expect(await listed({ under: top.memberId })).toEqual(['middle']);
  expect(await listed({ search: 'LO' })).toEqual(['low']);
  expect(await listed({ search: 'shop2026' })).toEqual(['low']);
  expect(await listed({ search: 'shop' })).toEqual([]);
  expect(await listed({ search: '%' })).toEqual([]);
  const { value } = await ask(`GET /ops/members/${low.memberId}/line`, owner.cookie);
  expect(value).toMatchObject({
    above: [{ username: 'top' }, { username: 'middle' }],
    direct: 1,
    whole: 1,
    agents: 0,
  });
});

test('a member is moved within the brand, never below itself, a player, or another brand’s agent', async () => {
  const { memberId } = await createMember(db, river, { username: 'moving', agentId: low.memberId });
  await createMember(db, hill, { username: 'hillagent', type: 1 });
  for (const [id, agent] of [
    [top.memberId, 'low'],
    [low.memberId, 'low'],
    [memberId, 'player'],
    [memberId, 'hillagent'],
    [memberId, 'nobody'],
  ] as const)
    expect([agent, await move(id, agent)]).toMatchObject([agent, { code: 'agent_line_impossible' }]);
  expect((await move(memberId, 'Top')).value).toEqual({ version: 2 });
  expect(await lastAction()).toMatchObject({
    action: 'agents.move',
    before: { agent: 'low' },
    after: { agent: 'top' },
    reason,
  });
  expect(await move(memberId, '')).toMatchObject({ code: 'changed_meanwhile' });
  expect((await move(memberId, '', 2)).value).toEqual({ version: 3 });
});

test('of two operators who move a member at once one does', async () => {
  const { memberId } = await createMember(db, river, {});
  const answers = await Promise.all([move(memberId, 'top'), move(memberId, 'middle')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('an appointed member can pay the own line from the wallet of before, and the books stay in order', async () => {
  const { memberId } = await createMember(db, river, { username: 'promoted' });
  const { id: merchantId, currency } = river;
  await db.transaction((tx) => fundWallet(tx, { merchantId, currency, memberId, amount: 900_000n }));
  expect((await appoint(memberId, 1)).status).toBe(200);
  const below = await createMember(db, river, { agentId: memberId });
  const paid = await db.transaction((tx) =>
    postInLine(tx, memberId, {
      merchantId,
      currency,
      reference: newId(),
      legs: [
        {
          from: { kind: 'wallet', memberId },
          to: { kind: 'wallet', memberId: below.memberId },
          amount: 300_000n,
          code: 'transfer_down',
        },
      ],
      now,
    }),
  );
  expect(paid).toEqual({ outcome: 'posted' });
  expect(await appoint(memberId, 0, 2)).toMatchObject({ status: 409, code: 'agent_has_downline' });
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('an appointment is taken back where nobody is below; a demo account is never appointed', async () => {
  const { memberId } = await createMember(db, river, { type: 41 });
  expect((await appoint(memberId, 0)).value).toEqual({ version: 2 });
  expect(await lastAction()).toMatchObject({ before: { type: 41 }, after: { type: 0 } });
  const demo = await createMember(db, river, { type: 4 });
  expect(await appoint(demo.memberId, 1)).toMatchObject({ code: 'trial_account' });
});

test('codes are opened and closed for an agent, on record; a player has none', async () => {
  const opened = await ask(`POST /ops/agents/${top.memberId}/codes`, owner.cookie, {
    body: { name: 'Shop window', reason },
  });
  const { code } = opened.value;
  const codes = async () => (await ask(`GET /ops/agents/${top.memberId}/codes`, owner.cookie)).value;
  expect(await codes()).toMatchObject({
    link: 'https://river.test',
    rows: [{ code, name: 'Shop window', closedAt: null, joined: 0 }],
  });
  await ask(`POST /ops/agents/${top.memberId}/codes/${code}/close`, owner.cookie, { body: { reason } });
  expect((await codes()).rows[0].closedAt).not.toBeNull();
  expect(await lastAction()).toMatchObject({ action: 'agents.close-code', after: { code, open: false } });
  expect(
    await ask(`POST /ops/agents/${player.memberId}/codes`, owner.cookie, { body: { name: '', reason } }),
  ).toMatchObject({ code: 'not_an_agent' });
  expect(
    await ask(`POST /ops/agents/${middle.memberId}/codes/${code}/close`, owner.cookie, { body: { reason } }),
  ).toMatchObject({ code: 'invitation_unknown' });
});
