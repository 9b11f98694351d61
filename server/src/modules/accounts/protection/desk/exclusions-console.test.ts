import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { exclusionDepsOf } from '../exclusion.factory.ts';
import { beginExclusion } from '../exclusions/begin-exclusion.ts';
import { correctionProposal } from '../exclusions/correct-exclusion.ts';
import { endExclusions } from '../exclusions/end-exclusions.ts';
import { exclusionsOf } from '../exclusions.ts';
import { exclusionOps } from './exclusion-ops-routes.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { code: 'HILL', hosts: ['hill.test'] });
const deps = exclusionDepsOf({ db, clock });
const { ask } = await opsServer(db, {
  clock,
  permissions: ['protection.read', 'protection.exclude', 'protection.correct'],
  routes: exclusionOps({ ...deps, brands: findBrands(db.kysely, clock) }),
});
const HOUR_MS = 3_600_000;
let owner = await createOperator(db, { now });
/** No operator stays logged in for so long. */
async function wait(hours: number) {
  clock.advance(hours * HOUR_MS);
  owner = await createOperator(db, { now: clock.now() });
}
const ofHill = await createOperator(db, { role: 'risk', scope: { merchantId: hill.id }, now });
const reason = 'asked for by telephone, identity checked';

async function person(details: { mobile?: string; email?: string } = {}, at = river) {
  const made = await createMember(db, at, { now });
  await db.kysely
    .updateTable('members.member')
    .set({ ...details, mobile_verified_at: details.mobile ? now : null })
    .where('id', '=', made.memberId)
    .execute();
  const status = async () =>
    (
      await db.kysely
        .selectFrom('members.member')
        .select('status')
        .where('id', '=', made.memberId)
        .executeTakeFirstOrThrow()
    ).status;
  const exclude = (body: object) =>
    ask(`POST /ops/members/${made.memberId}/exclusions`, owner.cookie, { body: { reason, ...body } });
  return { ...made, status, exclude };
}
const correct = (id: string, body: object = {}, cookie = owner.cookie) =>
  ask(`POST /ops/protection/exclusions/${id}/correction`, cookie, { body: { reason, ...body } });
/** As another operator approves it. */
async function approve(proposalId: string) {
  const { payload, merchant_id: brandId } = await db.kysely
    .selectFrom('operators.proposal')
    .selectAll()
    .where('id', '=', proposalId)
    .executeTakeFirstOrThrow();
  const approver = { id: randomUUID(), name: 'second', sessionId: randomUUID() };
  return db.transaction((tx) =>
    correctionProposal(clock).carryOut(tx, payload, {
      proposalId,
      brandId,
      reason,
      proposer: owner.name,
      approver,
      now: clock.now(),
    }),
  );
}
const newNumber = () => `+668${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;

test('an operator excludes a member who asks for it, on record, and makes it longer but never shorter', async () => {
  const mobile = newNumber();
  const member = await person({ mobile });
  const other = await person({ mobile }, hill);
  const short = await member.exclude({ kind: 'time_out', hours: 24 });
  expect(short).toMatchObject({ value: { exclusion: { origin: 'operator', state: 'running' } } });
  expect(await member.exclude({ kind: 'time_out', hours: 3 })).toMatchObject({
    code: 'exclusion_not_longer',
  });
  expect(await other.status()).toBe('active');
  const long = await member.exclude({ kind: 'self_exclusion', months: 6 });
  expect(long.value.exclusion).toMatchObject({ accounts: 2, marks: ['mobile'], operator: owner.name });
  expect(await other.status()).toBe('self_excluded');
  const action = await db.kysely
    .selectFrom('operators.action')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(action).toMatchObject({ action: 'protection.exclude', reason });
  const { value } = await ask(`GET /ops/members/${member.memberId}/exclusions`, owner.cookie);
  expect(value.rows.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['self_exclusion', 'time_out']);
  expect(value).toMatchObject({ marketing: false, timeOuts: [24, 72, 168, 720] });
  // Of a person's accounts elsewhere an operator learns the number alone.
  const seen = await ask(`GET /ops/members/${other.memberId}/exclusions`, ofHill.cookie);
  expect(seen.value.rows).toMatchObject([
    { brand: '', member: null, accounts: 2, inScope: [{ brand: 'HILL' }] },
  ]);
  expect(JSON.stringify(seen.value)).not.toContain(member.memberId);
});

test('a person without an account is entered by what is known: accounts that have it are taken out of play, and no new one is opened', async () => {
  const mobile = newNumber();
  const member = await person({ mobile }, hill);
  const enter = (body: object) =>
    ask('POST /ops/protection/registry', owner.cookie, {
      body: { brand: 'RIVER', months: null, reason, ...body },
    });
  expect(await enter({})).toMatchObject({ code: 'invalid_input' });
  expect(await enter({ mobile: '12' })).toMatchObject({ code: 'mobile_invalid' });
  const entered = await enter({
    mobile: `0${mobile.slice(3)}`,
    person: { name: 'Malee Dee', birthday: '1990-05-05' },
  });
  expect(entered.value.exclusion).toMatchObject({
    origin: 'registry',
    until: null,
    accounts: 1,
    marks: ['mobile', 'name_and_birthday'],
  });
  expect(await member.status()).toBe('self_excluded');
  const newcomer = {
    mobile: null,
    mobileProved: false,
    email: null,
    emailProved: false,
    idNumber: null,
    names: ['MALEE  dee'],
    birthday: '1990-05-05',
  };
  const register = (person: typeof newcomer) =>
    db.transaction((tx) => exclusionsOf(deps).refusePerson(tx, person));
  await expect(register(newcomer)).rejects.toMatchObject({ code: 'registration_impossible' });
  await expect(register({ ...newcomer, birthday: '1990-05-06' })).resolves.toBeUndefined();
});

test('an operator’s own mistake is taken back by two operators within a day, and what the member asked for never', async () => {
  const member = await person();
  const entered = (await member.exclude({ kind: 'self_exclusion', months: 6 })).value.exclusion;
  const { value } = await correct(entered.id);
  expect(await member.status()).toBe('self_excluded');
  await approve(value.proposalId);
  expect(await member.status()).toBe('active');
  await expect(approve(value.proposalId)).rejects.toMatchObject({ code: 'proposal_outdated' });

  const late = await person();
  const second = (await late.exclude({ kind: 'time_out', hours: 72 })).value.exclusion;
  const proposed = await correct(second.id);
  await wait(25);
  await expect(approve(proposed.value.proposalId)).rejects.toMatchObject({ code: 'proposal_outdated' });
  expect(await correct(second.id)).toMatchObject({ code: 'exclusion_not_correctable' });
  expect(await late.status()).toBe('self_excluded');

  const own = await person();
  const { id } = await db.transaction((tx) =>
    beginExclusion(tx, deps, {
      kind: 'self_exclusion',
      merchantId: river.id,
      memberId: own.memberId,
      until: null,
      origin: 'member',
      operatorName: null,
      reason: '',
      now: clock.now(),
    }),
  );
  expect(await correct(id)).toMatchObject({ code: 'exclusion_not_correctable' });
  expect(await correct(id, { memberId: own.memberId })).toMatchObject({ code: 'exclusion_not_correctable' });
});

test('an account that was found by a mark and is another person’s is released by two operators, is notified, and stays so', async () => {
  const mobile = newNumber();
  const member = await person({ mobile });
  const stranger = await person({ mobile }, hill);
  const { id } = (await member.exclude({ kind: 'self_exclusion', months: 6 })).value.exclusion;
  const { value } = await correct(id, { memberId: stranger.memberId });
  await approve(value.proposalId);
  expect(await stranger.status()).toBe('active');
  expect(await member.status()).toBe('self_excluded');
  const { rows: messages } = await db.pool.query(
    'select template from inbox.message where member_id = $1 order by id desc limit 1',
    [stranger.memberId],
  );
  expect(messages).toEqual([{ template: 'self_exclusion_ended' }]);
  const account = { merchantId: hill.id, memberId: stranger.memberId };
  await db.transaction((tx) => exclusionsOf(deps).noticePerson(tx, account, clock.now()));
  expect(await stranger.status()).toBe('active');
});

test('the list is held to the operator’s brands, filtered by kind, state and name, and counted', async () => {
  const brand = await createBrand(db.kysely, { code: 'LAKE' });
  const counts = async () =>
    (await ask('GET /ops/protection/exclusions/counts', owner.cookie, { query: { brand: 'LAKE' } })).value;
  const rested = await person({}, brand);
  const gone = await person({}, brand);
  await rested.exclude({ kind: 'time_out', hours: 1 });
  await gone.exclude({ kind: 'self_exclusion', months: null });
  expect(await counts()).toMatchObject({ timeOuts: 1, selfExclusions: 1, forGood: 1, overdue: 0 });
  const list = (query: object, { cookie } = owner) =>
    ask('GET /ops/protection/exclusions', cookie, { query: { brand: 'LAKE', ...query } });
  const found = async (query: object) =>
    (await list(query)).value.rows.map(({ member }: { member: { username: string } }) => member.username);
  const elsewhere = await createOperator(db, {
    role: 'risk',
    scope: { merchantId: hill.id },
    now: clock.now(),
  });
  expect(await list({}, elsewhere)).toMatchObject({ code: 'brand_out_of_scope' });
  expect(await found({ kind: 'time_out' })).toEqual([rested.username]);
  expect(await found({ search: gone.username })).toEqual([gone.username]);
  await wait(2);
  await endExclusions({ db, clock });
  expect(await found({ state: 'in_force' })).toEqual([gone.username]);
  expect(await found({ state: 'ended' })).toEqual([rested.username]);
  expect(await counts()).toMatchObject({ timeOuts: 0 });
});
