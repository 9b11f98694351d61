import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { findAnomalies } from '../search/find-anomalies.ts';
import { anomalyOps } from './ops-routes.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const deps = { db, clock };
const river = await createBrand(db.kysely, { code: 'RIVER' });
const { ask } = await opsServer(db, {
  clock,
  permissions: ['anomalies.read', 'anomalies.decide'],
  routes: anomalyOps(deps),
});
/** A session of an operator ends while the clock is moved. */
const operator = () =>
  createOperator(db, { role: 'owner', scope: { merchantId: river.id }, now: clock.now() });
const agentId = async (above?: string) =>
  (await createMember(db, river, { type: 1, ...(above && { agentId: above }) })).memberId;
const memberId = async (above?: string, now = clock.now()) =>
  (await createMember(db, river, { now, ...(above && { agentId: above }) })).memberId;

async function flag(one: string, other: string, signals: string[]) {
  await db.kysely
    .insertInto('members.duplicate_flag')
    .values({
      merchant_id: river.id,
      member_id: one,
      other_member_id: other,
      signals,
      flagged_at: clock.now(),
    })
    .execute();
}
async function giveAccount(member: string, mark: Buffer) {
  await db.kysely
    .insertInto('withdrawals.bank_account')
    .values({
      id: newId(),
      merchant_id: river.id,
      member_id: member,
      bank_code: 'KBANK',
      number: 'sealed',
      number_mark: mark,
      number_masked: '•••1',
      holder_name: 'Nok',
      usable_from: clock.now(),
      added_at: clock.now(),
      created_at: clock.now(),
    })
    .execute();
}
async function entered(member: string, address: string, device: string) {
  await db.kysely
    .insertInto('audit.security_event')
    .values({
      id: newId(),
      merchant_id: river.id,
      member_id: member,
      kind: 'session_opened',
      address,
      device,
      at: clock.now(),
    })
    .execute();
}
async function check() {
  clock.advance(2 * 60_000);
  await findAnomalies(deps);
}
const list = async (query: Record<string, string> = {}) =>
  (await ask('GET /ops/anomalies', (await operator()).cookie, { query: { sort: '-at', ...query } })).value
    .rows;
const foundOf = async (member: string) =>
  (await list()).filter((row: { member: { id: string } }) => row.member.id === member);

test('an agent and an account below that share a number are found, at any depth, and from whichever side they were flagged', async () => {
  const top = await agentId();
  const middle = await agentId(top);
  const [low, lower] = [await memberId(middle), await memberId(middle)];
  await flag(low, top, ['phone']);
  await flag(middle, lower, ['id_number', 'email']);
  await check();
  expect(await foundOf(low)).toMatchObject([
    { kind: 'self_referral', agent: { id: top }, other: { id: top }, signals: ['phone'], state: 'open' },
  ]);
  expect(await foundOf(lower)).toMatchObject([
    { kind: 'self_referral', agent: { id: middle }, signals: ['email', 'id_number'] },
  ]);
});

test('two accounts directly below one agent are found once; accounts of different lines are not', async () => {
  const [agent, other] = [await agentId(), await agentId()];
  const early = await memberId(agent, new Date(clock.now().getTime() - 60_000));
  const [late, elsewhere, alone] = [await memberId(agent), await memberId(other), await memberId()];
  await flag(late, early, ['device']);
  await flag(elsewhere, late, ['device']);
  await flag(alone, early, ['device']);
  await check();
  expect(await foundOf(late)).toMatchObject([
    { kind: 'same_line', agent: { id: agent }, other: { id: early } },
  ]);
  for (const one of [early, elsewhere, alone]) expect(await foundOf(one)).toEqual([]);
});

test('a bank account given by both, and log-ins from one network within a day, are found and add to one finding', async () => {
  const agent = await agentId();
  const member = await memberId(agent);
  const mark = randomBytes(32);
  await giveAccount(agent, mark);
  await giveAccount(member, mark);
  await check();
  expect(await foundOf(member)).toMatchObject([{ signals: ['bank_account'] }]);
  await entered(agent, '10.9.9.9', 'Chrome');
  clock.advance(3_600_000);
  await entered(member, '10.9.9.9', 'Chrome');
  await check();
  expect(await foundOf(member)).toMatchObject([{ signals: ['address', 'bank_account', 'device'] }]);
  const stranger = await memberId(agent);
  clock.advance(2 * 86_400_000);
  await entered(stranger, '10.9.9.9', 'Chrome');
  await check();
  expect(await foundOf(stranger)).toEqual([]);
});

test('what was flagged before an account was moved into the line is found then', async () => {
  const agent = await agentId();
  const member = await memberId();
  await flag(member, agent, ['phone']);
  await check();
  expect(await foundOf(member)).toEqual([]);
  await db.transaction(async (tx) => {
    await sql`select set_config('lanna.now', ${clock.now().toISOString()}, true)`.execute(tx);
    await tx.updateTable('members.member').set({ agent_id: agent }).where('id', '=', member).execute();
  });
  await check();
  expect(await foundOf(member)).toMatchObject([{ kind: 'self_referral', signals: ['phone'] }]);
});

test('a finding is decided once with a reason; a dismissed one is opened again by something else they share', async () => {
  const agent = await agentId();
  const member = await memberId(agent);
  await flag(member, agent, ['device']);
  await check();
  const [row] = await foundOf(member);
  const desk = await operator();
  const body = { version: row.version, as: 'dismissed', reason: 'Husband and wife' };
  const decided = await ask(`POST /ops/anomalies/${row.id}`, desk.cookie, { body });
  expect(decided.value).toMatchObject({ state: 'dismissed', decidedBy: desk.name });
  const late = await ask(`POST /ops/anomalies/${row.id}`, desk.cookie, { body });
  expect(late.code).toBe('changed_meanwhile');
  await check();
  expect(await foundOf(member)).toMatchObject([{ state: 'dismissed' }]);
  const mark = randomBytes(32);
  await giveAccount(agent, mark);
  await giveAccount(member, mark);
  await check();
  expect(await foundOf(member)).toMatchObject([
    { state: 'open', reason: null, signals: ['bank_account', 'device'] },
  ]);
});
