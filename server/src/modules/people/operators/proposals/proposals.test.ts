import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createOperator } from '../operator.factory.ts';
import { opsServer } from '../ops.fixture.ts';
import { closeExpiredProposals } from './close-expired-proposals.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { code: 'HILL', hosts: ['hill.test'] });
const lit: string[] = [];
const lamps = proposalKind({
  kind: 'lamps.light',
  permission: 'lamps.light',
  rule: { standard: { above: '1000' }, floor: { above: '10000' } },
  payload: z.object({ lamp: z.string() }),
  preview: async () => ({ before: { lit: false }, after: { lit: true } }),
  carryOut: async (_tx, { lamp }) => {
    if (lamp === 'broken') throw new Refusal('not_found');
    lit.push(lamp);
    return { before: { lit: false }, after: { lit: true } };
  },
});
const { ask, gate } = await opsServer(db, {
  clock,
  permissions: ['lamps.light', 'lamps.read'],
  routes: [],
  kinds: [lamps],
});
const now = clock.now();
await db.kysely
  .insertInto('operators.role')
  .values([
    { code: 'lamplighter', permissions: ['lamps.light', 'operators.approve'] },
    { code: 'approver', permissions: ['operators.approve'] },
  ])
  .execute();
const inRiver = { scope: { merchantId: river.id }, now } as const;
const proposer = await createOperator(db, { role: 'lamplighter', ...inRiver });
const second = await createOperator(db, { role: 'lamplighter', ...inRiver });
const other = await createOperator(db, { role: 'lamplighter', scope: { merchantId: hill.id }, now });
const reason = 'It is dark by the river';

beforeEach(() => db.kysely.deleteFrom('platform.rate_window').execute());

async function propose(by: { id: string; name: string } = proposer, lamp: string = newId()): Promise<string> {
  const actor = {
    operator: { id: by.id, name: by.name, sessionId: newId() },
    address: '10.0.0.1',
    userAgent: 'test',
  };
  return db.transaction((tx) =>
    gate.propose(
      tx,
      {
        kind: 'lamps.light',
        brandId: river.id,
        subject: { kind: 'lamp', id: lamp },
        payload: { lamp },
        reason,
      },
      actor,
    ),
  );
}
const approve = (id: string, { cookie }: { cookie: string }) =>
  ask(`POST /ops/proposals/${id}/approve`, cookie, { body: {} });
const refuse = (id: string, { cookie }: { cookie: string }) =>
  ask(`POST /ops/proposals/${id}/refuse`, cookie, { body: { reason: 'Not tonight' } });
const withdraw = (id: string, { cookie }: { cookie: string }) =>
  ask(`POST /ops/proposals/${id}/withdraw`, cookie, { body: {} });
const actionsOn = (id: string) =>
  db.kysely
    .selectFrom('operators.action')
    .selectAll()
    .where((eb) => eb.or([eb('subject_id', '=', id), sql<boolean>`after ->> 'proposal' = ${id}`]))
    .orderBy('number')
    .execute();

test('what one proposes another approves: it is carried out once and recorded with both names', async () => {
  const id = await propose();
  const seen = (await ask(`GET /ops/proposals/${id}`, second.cookie)).value;
  expect(seen).toMatchObject({
    state: 'open',
    mayDecide: true,
    own: false,
    before: { lit: false },
    after: { lit: true },
  });
  expect(await approve(id, proposer)).toMatchObject({ status: 403, code: 'proposal_own' });
  expect(await approve(id, second)).toMatchObject({ success: true });
  expect(await approve(id, second)).toMatchObject({ status: 409, code: 'proposal_decided' });
  expect(await refuse(id, second)).toMatchObject({ code: 'proposal_decided' });
  const [proposed, done, approved] = await actionsOn(id);
  expect(proposed).toMatchObject({ action: 'operators.propose', operator_id: proposer.id, reason });
  expect(done).toMatchObject({
    action: 'lamps.light',
    operator_id: second.id,
    reason,
    after: { lit: true, proposedBy: proposer.name },
  });
  expect(approved).toMatchObject({ action: 'operators.approve', operator_id: second.id });
  expect(lit.filter((lamp) => lamp === seen.subject.id)).toHaveLength(1);
});

test('a refused and a withdrawn proposal come to nothing', async () => {
  const [one, two] = [await propose(proposer, 'one'), await propose(proposer, 'two')];
  expect(await refuse(one, second)).toMatchObject({ success: true });
  expect(await withdraw(two, second)).toMatchObject({ code: 'not_found' });
  expect(await withdraw(two, proposer)).toMatchObject({ success: true });
  for (const id of [one, two]) expect(await approve(id, second)).toMatchObject({ code: 'proposal_decided' });
  expect(lit).not.toContain('one');
  expect(lit).not.toContain('two');
  const states = (await ask('GET /ops/proposals', proposer.cookie)).value.rows;
  expect(states.find((row: { id: string }) => row.id === one)).toMatchObject({
    state: 'refused',
    decisionReason: 'Not tonight',
    decidedBy: { id: second.id },
  });
});

test('an approver needs the permission of the kind, in the proposal’s brand', async () => {
  const id = await propose();
  const approver = await createOperator(db, { role: 'approver', ...inRiver });
  expect(await approve(id, approver)).toMatchObject({ status: 403, code: 'forbidden' });
  expect(await approve(id, other)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await ask(`GET /ops/proposals/${id}`, other.cookie)).toMatchObject({ code: 'not_found' });
  const rows = (await ask('GET /ops/proposals', other.cookie)).value.rows;
  expect(rows).toEqual([]);
});

test('a proposal waits for its time and no longer, and is closed by the house', async () => {
  const id = await propose();
  clock.advance(73 * 3_600_000);
  const fresh = await createOperator(db, { role: 'lamplighter', ...inRiver, now: clock.now() });
  expect(await approve(id, fresh)).toMatchObject({ status: 409, code: 'proposal_expired' });
  const of = async () => (await ask(`GET /ops/proposals/${id}`, fresh.cookie)).value.state;
  expect(await of()).toBe('expired');
  expect(await closeExpiredProposals(db, [], clock.now())).toBeGreaterThan(0);
  expect(await of()).toBe('expired');
  expect((await actionsOn(id)).at(-1)).toMatchObject({ action: 'operators.expire', operator_id: null });
  clock.advance(-73 * 3_600_000);
});

test('what can no longer be done as proposed stays open, and nothing is recorded as done', async () => {
  const id = await propose(proposer, 'broken');
  expect(await approve(id, second)).toMatchObject({
    code: 'proposal_outdated',
    value: { refusal: 'not_found' },
  });
  expect((await ask(`GET /ops/proposals/${id}`, second.cookie)).value.state).toBe('open');
  expect((await actionsOn('broken')).map(({ action }) => action)).toEqual(['operators.propose']);
});

test('the setting says which actions need a second operator, and from which amount on', async () => {
  const must = (kind: string, amount?: bigint) => gate.mustBeProposed(db.kysely, kind, amount);
  expect(await must('lamps.light', 100_000_000n)).toBe(false);
  expect(await must('lamps.light', 100_000_001n)).toBe(true);
  expect(await must('lamps.light', -100_000_001n)).toBe(true);
  expect(await must('lamps.light')).toBe(true);
  expect(await must('operators.grant-role')).toBe(true);
  await expect(must('lamps.break')).rejects.toThrow('no topic contributes');
});

test('a setting looser than a kind’s floor is refused, and one that was stored counts as the floor', async () => {
  const owner = await createOperator(db, { now });
  const { settings, version } = (await ask('GET /ops/settings', owner.cookie)).value;
  const put = (fourEyes: Record<string, unknown>) =>
    ask('PUT /ops/settings', owner.cookie, {
      body: { settings: { ...settings, fourEyes }, version, reason },
    });
  for (const looser of [
    { 'lamps.light': 'never' },
    { 'lamps.light': { above: '10000.00001' } },
    { 'operators.grant-role': { above: '0' } },
    { 'operators.change-settings': 'never' },
  ])
    expect(await put(looser)).toMatchObject({
      status: 409,
      code: 'four_eyes_floor',
      value: { kinds: Object.keys(looser) },
    });
  await db.kysely
    .updateTable('operators.setting')
    .set({
      settings: JSON.stringify({ fourEyes: { 'lamps.light': 'never', 'operators.grant-role': 'never' } }),
    })
    .execute();
  expect(await gate.mustBeProposed(db.kysely, 'lamps.light', 1_000_000_000n)).toBe(false);
  expect(await gate.mustBeProposed(db.kysely, 'lamps.light', 1_000_000_001n)).toBe(true);
  expect(await gate.mustBeProposed(db.kysely, 'operators.grant-role')).toBe(true);
});

test('of many operators who decide about the same proposals at once, one has the say, and none about the own', async () => {
  const operators = [proposer, second, ...(await someOperators(4))];
  const rounds = testSize(200);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;
  const proposals = await Promise.all(
    Array.from({ length: Math.max(12, rounds / 4) }, async () => {
      const by = pick(operators);
      return { id: await propose(by), by };
    }),
  );
  const outcomes: { id: string; by: string; what: string; code: string }[] = [];
  const deciding = proposals.flatMap(({ id }) =>
    operators.map(async (operator) => {
      const [what, decide] = pick([
        ['approved', approve],
        ['refused', refuse],
        ['withdrawn', withdraw],
      ] as const);
      const answer = await decide(id, operator);
      outcomes.push({ id, by: operator.id, what, code: answer.success ? 'ok' : answer.code });
    }),
  );
  await Promise.all(deciding);
  for (const { id, by } of proposals) {
    const won = outcomes.filter((outcome) => outcome.id === id && outcome.code === 'ok');
    expect(won.length).toBeLessThanOrEqual(1);
    const { state, subject_id } = await db.kysely
      .selectFrom('operators.proposal')
      .select(['state', 'subject_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(state).toBe(won[0]?.what ?? 'open');
    if (won[0]) expect(won[0].what === 'withdrawn').toBe(won[0].by === by.id);
    const done = (await actionsOn(subject_id)).filter(({ action }) => action === 'lamps.light');
    expect(done.map(({ operator_id }) => operator_id)).toEqual(
      state === 'approved' ? won.map(({ by }) => by) : [],
    );
  }
  const known = ['ok', 'proposal_own', 'proposal_decided', 'not_found'];
  expect(outcomes.filter(({ code }) => !known.includes(code))).toEqual([]);
  expect(outcomes.some(({ code, what }) => code === 'ok' && what === 'approved')).toBe(true);
});

async function someOperators(count: number) {
  const made: { id: string; name: string; cookie: string }[] = [];
  for (let n = 0; n < count; n++)
    made.push(await createOperator(db, { role: 'lamplighter', ...inRiver, now: clock.now() }));
  return made;
}
