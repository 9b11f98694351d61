import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { fundWallet } from '../../../books/ledger/ledger.factory.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { givePlanModes } from '../../../lotteries/lottery/desk/give-plan-modes.ts';
import { createMember } from '../../members/member.factory.ts';
import { createOperator } from '../../operators/operator.factory.ts';
import { opsServer } from '../../operators/ops.fixture.ts';
import { isFrozen, refuseFrozen } from '../is-frozen.ts';
import { postInLine } from '../post-in-line.ts';
import { ratesProposal } from '../rates/give-rates.ts';
import { topic } from '../topic.ts';
import { moveProposal } from './move-branch.ts';
import { agentOps } from './ops-routes.ts';
import { planProposal } from './plans.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { code: 'HILL', hosts: ['hill.test'] });
const { ask } = await opsServer(db, {
  clock,
  permissions: topic.permissions.map((verb) => `agents.${verb}` as const),
  routes: agentOps({
    db,
    clock,
    brands: findBrands(db.kysely, clock),
    publicUrl: 'https://river.test',
    giveModes: () => [givePlanModes],
  }),
  kinds: [moveProposal, ratesProposal, planProposal],
});
const second = await createOperator(db, { now });
const owner = await createOperator(db, { now });
const reason = 'as agreed with the agent';
const lastAction = (action?: string) =>
  db.kysely
    .selectFrom('operators.action')
    .selectAll()
    .$if(action !== undefined, (actions) => actions.where('action', '=', action ?? ''))
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
const approve = (proposal: string) =>
  ask(`POST /ops/proposals/${proposal}/approve`, second.cookie, { body: {} });
const appoint = (id: string, type: number, version = 1) =>
  ask(`POST /ops/members/${id}/type`, owner.cookie, { body: { type, reason, version } });

/** A plan that one operator adds and another approves. */
async function planByTwo(body: object) {
  const { value } = await ask('POST /ops/agent-plans', owner.cookie, {
    body: { brand: 'RIVER', rates: {}, modes: {}, isDefault: false, reason, ...body },
  });
  expect((await approve(value.proposal)).status).toBe(200);
}

const line = async (id: string) => (await ask(`GET /ops/members/${id}/line`, owner.cookie)).value;

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
    [memberId, 'unknown'],
  ] as const)
    expect([agent, await move(id, agent)]).toMatchObject([agent, { code: 'agent_line_impossible' }]);
  const proposed = (await move(memberId, 'Top')).value;
  expect(proposed).toMatchObject({ version: 1, proposalId: expect.any(String) });
  expect((await line(memberId)).above.at(-1)).toMatchObject({ username: 'low' });
  expect((await approve(proposed.proposalId)).status).toBe(200);
  expect(await lastAction('agents.move')).toMatchObject({
    before: { agent: 'low' },
    after: { agent: 'top', movedWith: 0 },
  });
  expect(await line(memberId)).toMatchObject({
    above: [{ username: 'top' }],
    history: [
      { kind: 'moved', from: 'low', to: 'top' },
      { kind: 'joined', to: 'low' },
    ],
  });
  expect(await move(memberId, '')).toMatchObject({ code: 'changed_meanwhile' });
});

test('of two moves proposed one after the other the first that is approved counts; the other is outdated', async () => {
  const { memberId } = await createMember(db, river, {});
  const [up, down] = [(await move(memberId, 'top')).value, (await move(memberId, 'middle')).value];
  expect((await approve(down.proposalId)).status).toBe(200);
  expect(await approve(up.proposalId)).toMatchObject({ code: 'proposal_outdated' });
  expect((await line(memberId)).above.at(-1)).toMatchObject({ username: 'middle' });
});

test('a frozen agent stays so until it is lifted, on record both times', async () => {
  const freeze = (id: string) => ask(`POST /ops/agents/${id}/freeze`, owner.cookie, { body: { reason } });
  const lift = (id: string) => ask(`POST /ops/agents/${id}/lift-freeze`, owner.cookie, { body: { reason } });
  const { memberId } = await createMember(db, river, { type: 1 });
  expect(await freeze(player.memberId)).toMatchObject({ code: 'not_an_agent' });
  expect(await lift(memberId)).toMatchObject({ code: 'agent_not_frozen' });
  expect((await freeze(memberId)).status).toBe(200);
  expect(await lastAction()).toMatchObject({ action: 'agents.freeze', before: { frozen: false }, reason });
  expect((await freeze(memberId)).status).toBe(200);
  expect(await isFrozen(db.kysely, memberId)).toBe(true);
  await expect(refuseFrozen(db.kysely, memberId)).rejects.toMatchObject({ code: 'agent_frozen' });
  expect((await line(memberId)).freeze).toMatchObject({ by: owner.name, reason });
  expect((await lift(memberId)).status).toBe(200);
  expect(await lastAction()).toMatchObject({ action: 'agents.lift-freeze', after: { frozen: false } });
  expect(await isFrozen(db.kysely, memberId)).toBe(false);
  expect((await line(memberId)).freeze).toBeNull();
});

test('an operator gives rates up to those of the agent above and of the brand’s plans, at the top up to a tenth', async () => {
  const give = (id: string, rates: Record<string, number>) =>
    ask(`POST /ops/agents/${id}/rates`, owner.cookie, { body: { rates, reason } });
  await planByTwo({ name: 'All', rates: { LIVE: 10_000, RNG: 10_000 }, modes: { SEA: 1998 } });
  const { memberId: above } = await createMember(db, river, { type: 1 });
  const { memberId: below } = await createMember(db, river, { type: 1, agentId: above });
  expect(await give(above, { LIVE: 10_001 })).toMatchObject({ code: 'rate_above_own' });
  expect((await give(above, { LIVE: 700 })).value.changes).toEqual([
    { category: 'LIVE', from: 0, to: 700, capped: 0 },
  ]);
  expect(await lastAction()).toMatchObject({ action: 'agents.give-rates', after: { LIVE: 700 } });
  expect(await give(below, { LIVE: 701 })).toMatchObject({ code: 'rate_above_own' });
  expect((await give(below, { LIVE: 600 })).status).toBe(200);
  const { value } = await ask(`GET /ops/agents/${below}/rates`, owner.cookie);
  expect(value.rates.find(({ category }: { category: string }) => category === 'LIVE')).toMatchObject({
    today: 0,
    tomorrow: 600,
    most: 700,
  });
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

test('an appointment is taken back where no member is below; a demo account is never appointed', async () => {
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

test('a plan is given from tomorrow, cut down to what the agent above has; a change of it touches no agent', async () => {
  const plan = (body: object) =>
    ask('POST /ops/agent-plans', owner.cookie, {
      body: { brand: 'RIVER', name: 'Start', rates: {}, modes: {}, isDefault: false, reason, ...body },
    });
  const listed = async () =>
    (await ask('GET /ops/agent-plans', owner.cookie, { query: { brand: 'RIVER' } })).value.rows;
  const made = await plan({ rates: { LIVE: 500, RNG: 900 }, modes: { SEA: 1850 }, isDefault: true });
  const { id } = made.value;
  expect(await plan({ name: 'START' })).toMatchObject({ code: 'plan_name_taken' });
  expect(await plan({ name: 'Much', rates: { LIVE: 10_001 } })).toMatchObject({ code: 'rate_above_own' });
  expect((await plan({ name: 'Other', isDefault: true })).status).toBe(200);
  expect(
    (await listed()).map((row: { name: string; isDefault: boolean }) => [row.name, row.isDefault]),
  ).toEqual([
    ['Other', true],
    ['All', false],
    ['Start', false],
  ]);
  const { memberId: above } = await createMember(db, river, { type: 1 });
  const { memberId: below } = await createMember(db, river, { type: 1, agentId: above });
  await ask(`POST /ops/agents/${above}/rates`, owner.cookie, { body: { rates: { LIVE: 300 }, reason } });
  const apply = (to: string, by = id) =>
    ask(`POST /ops/agents/${to}/plan`, owner.cookie, { body: { plan: by, reason } });
  expect((await apply(below)).value).toEqual({ fromDay: '2026-11-21' });
  expect(await apply(player.memberId)).toMatchObject({ code: 'not_an_agent' });
  expect(await apply(below, newId())).toMatchObject({ code: 'plan_unknown' });
  const ratesOf = async () =>
    Object.fromEntries(
      (await ask(`GET /ops/agents/${below}/rates`, owner.cookie)).value.rates.map(
        (row: { category: string; given: number }) => [row.category, row.given],
      ),
    );
  expect(await ratesOf()).toMatchObject({ LIVE: 300, RNG: 0 });
  const mode = await db.kysely
    .selectFrom('lottery.account_mode')
    .select(['prize_mode', 'mode'])
    .where('member_id', '=', below)
    .execute();
  expect(mode).toEqual([{ prize_mode: 'SEA', mode: 1850 }]);
  const change = (version: number, closed = false) =>
    ask(`POST /ops/agent-plans/${id}`, owner.cookie, {
      body: { name: 'Start', rates: { LIVE: 100 }, modes: {}, isDefault: false, closed, version, reason },
    });
  expect((await change(1)).value).toEqual({ version: 2, proposal: null });
  expect(await change(1)).toMatchObject({ code: 'changed_meanwhile' });
  expect(await ratesOf()).toMatchObject({ LIVE: 300 });
  expect((await change(2, true)).status).toBe(200);
  expect(await apply(below)).toMatchObject({ code: 'plan_unknown' });
  expect(await change(3)).toMatchObject({ code: 'plan_unknown' });
});
