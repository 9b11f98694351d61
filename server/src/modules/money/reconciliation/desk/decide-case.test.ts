import { randomUUID } from 'node:crypto';
import type { CaseDecision } from '@lanna/contract/money/reconciliation/case-ops';
import { expect, test } from 'vitest';
import type { Proposal } from '../../../../platform/ops/operator-gate.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { matchConfirmation } from '../../payments/confirmation.ts';
import { clearingFixture } from '../reconciliation.factory.ts';
import { findDifferences } from '../search/find-differences.ts';
import { showClearing } from '../sums/show-clearing.ts';
import { decideCase } from './decide-case.ts';
import { handCase } from './hand-case.ts';
import { writeOffProposal } from './write-off-proposal.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const NOK = { id: randomUUID(), name: 'nok', sessionId: randomUUID() };
const PLOY = { ...NOK, id: randomUUID(), name: 'ploy' };

async function fixture({ fourEyes = false } = {}) {
  const on = await clearingFixture(db, clock, await createBrand(db.kysely));
  const scope = { brandIds: [on.merchantId], ofHouse: false };
  const recorded: string[] = [];
  const proposals: (Proposal & { id: string })[] = [];
  const call = {
    operator: NOK,
    record: async (_: unknown, { action }: { action: string }) => void recorded.push(action),
    mustBeProposed: async () => fourEyes,
    propose: async (_: unknown, proposal: Proposal) => {
      const id = randomUUID();
      proposals.push({ ...proposal, id });
      return id;
    },
  };
  const check = () => findDifferences({ db, clock });
  /** After something was planted: the one case it has become. */
  const onlyCase = async () => {
    clock.advance(61 * 60_000);
    await check();
    const found = await on.cases();
    const [only] = found;
    if (!only || found.length > 1) throw new Error(`${found.length} cases`);
    return only;
  };
  const current = async (id: string) =>
    db.kysely
      .selectFrom('reconciliation.money_case')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const decide = async (
    id: string,
    decision: CaseDecision,
    more: { returnReference?: string; version?: number } = {},
  ) => {
    const { version } = await current(id);
    return db.transaction((tx) =>
      decideCase(
        tx,
        call,
        scope,
        { id, version, decision, reason: 'told by the bank', ...more },
        { topics: [], now: clock.now() },
      ),
    );
  };
  /** A later look at everything: what it finds of this brand, and what the clearing account comes to. */
  const later = async () => {
    clock.advance(61 * 60_000);
    await check();
    const { channels } = await showClearing({ db, clock }, [on.brand]);
    return channels.find(({ code }) => code === on.methodCode);
  };
  return { ...on, scope, call, recorded, proposals, onlyCase, existing: current, decide, later };
}

test('a payment without an owner is written off for the brand, and the clearing account fits from then on', async () => {
  const { confirm, onlyCase, decide, later, existing: current, recorded, cases } = await fixture();
  await confirm(70_000n);
  const { id } = await onlyCase();
  await decide(id, 'written_off');
  expect(await later()).toMatchObject({ booked: '0.70', difference: '0.00', fresh: '0.00' });
  expect(await current(id)).toMatchObject({
    state: 'decided',
    decision: 'written_off',
    closed_by: 'nok',
    differs: false,
  });
  expect(await cases()).toHaveLength(1);
  expect(recorded).toEqual(['reconciliation.decide']);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('what was posted and never came is written off against the brand', async () => {
  const { book, onlyCase, decide, later, existing: current, cases } = await fixture();
  await book(randomUUID(), 70_000n);
  const { id } = await onlyCase();
  await decide(id, 'written_off');
  expect(await later()).toMatchObject({ booked: '0.00', difference: '0.00' });
  expect(await current(id)).toMatchObject({ state: 'decided', differs: false });
  expect(await cases()).toHaveLength(1);
});

test('a payment that is returned is out under the bank’s reference, and what the bank lists of it later is the same', async () => {
  const { confirm, onlyCase, decide, later, cases } = await fixture();
  await confirm(70_000n);
  const { id } = await onlyCase();
  await expect(decide(id, 'returned')).rejects.toMatchObject({ code: 'invalid_input' });
  await decide(id, 'returned', { returnReference: 'BACK-1' });
  await confirm(-70_000n, { externalReference: 'BACK-1', source: 'statement' });
  expect(await later()).toMatchObject({
    difference: '0.00',
    matched: { in: '0.70', out: '0.70' },
    waiting: { count: 0 },
  });
  expect(await cases()).toMatchObject([{ state: 'decided' }]);
});

test('a reference that another payment out has returns nothing', async () => {
  const { merchantId, confirm, decide, existing: current } = await fixture();
  await confirm(-5_000n, { externalReference: 'TAKEN', subject: randomUUID() });
  await confirm(70_000n);
  clock.advance(61 * 60_000);
  await findDifferences({ db, clock });
  const found = await db.kysely
    .selectFrom('reconciliation.money_case')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('told', '=', 70_000n)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  await expect(decide(found.id, 'returned', { returnReference: 'TAKEN' })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  expect(await current(found.id)).toMatchObject({ state: 'open' });
  await decide(found.id, 'returned', { returnReference: `BACK-${found.id}` });
});

test('a mistake of the bank stays a difference that is decided upon, until the bank has put it right', async () => {
  const { confirm, onlyCase, decide, later, existing: current, cases } = await fixture();
  await confirm(70_000n);
  const { id } = await onlyCase();
  await decide(id, 'bank_mistake');
  expect(await later()).toMatchObject({
    difference: '0.70',
    cases: { open: 0, openNet: '0.00', decidedNet: '0.70' },
    fresh: '0.00',
  });
  expect(await cases()).toMatchObject([{ state: 'decided' }]);
  await confirm(-70_000n, { subject: id });
  expect(await later()).toMatchObject({ difference: '0.00', cases: { decidedNet: '0.00' } });
  expect(await current(id)).toMatchObject({ state: 'decided', differs: false });
});

test('what was decided upon opens again when its figures change', async () => {
  const { book, confirm, onlyCase, decide, later, existing: current } = await fixture();
  const deposit = randomUUID();
  await book(deposit, 70_000n);
  const { id } = await onlyCase();
  await decide(id, 'explained');
  await later();
  expect(await current(id)).toMatchObject({ state: 'decided', differs: true });
  await confirm(60_000n, { subject: deposit });
  await later();
  expect(await current(id)).toMatchObject({ state: 'open', kind: 'other_amount', decision: null });
});

test('a write-off above the limit waits for a second operator, and moves nothing until then', async () => {
  const {
    confirm,
    onlyCase,
    decide,
    later,
    existing: current,
    proposals,
    merchantId,
  } = await fixture({
    fourEyes: true,
  });
  await confirm(70_000n);
  const { id } = await onlyCase();
  await decide(id, 'written_off');
  expect(await current(id)).toMatchObject({ state: 'proposed' });
  expect(await later()).toMatchObject({ difference: '0.70', cases: { open: 1 } });
  await expect(decide(id, 'bank_mistake')).rejects.toMatchObject({ code: 'money_case_waits' });
  const [first] = proposals;
  if (!first) throw new Error('proposed once');
  const context = { proposalId: first.id, brandId: merchantId, reason: first.reason, proposer: 'nok' };
  const payload = writeOffProposal.payload.parse(first.payload);
  await db.transaction(async (tx) => writeOffProposal.letGo?.(tx, payload, { ...context, now: clock.now() }));
  expect(await current(id)).toMatchObject({ state: 'open', proposal_id: null });
  // The proposal that was let go decides nothing any more; a new one does.
  const carryOut = (proposalId: string) =>
    db.transaction((tx) =>
      writeOffProposal.carryOut(tx, payload, { ...context, proposalId, approver: PLOY, now: clock.now() }),
    );
  await expect(carryOut(first.id)).rejects.toMatchObject({ code: 'proposal_outdated' });
  await decide(id, 'written_off');
  await carryOut(proposals[1]?.id ?? '');
  expect(await current(id)).toMatchObject({ state: 'decided', closed_by: 'nok, ploy' });
  expect(await later()).toMatchObject({ difference: '0.00' });
});

test('a deposit that takes the payment while its case is looked at is quicker', async () => {
  const { confirm, onlyCase, decide, existing: current } = await fixture();
  const confirmation = await confirm(70_000n);
  const { id } = await onlyCase();
  await db.transaction((tx) => matchConfirmation(tx, confirmation, randomUUID(), clock.now()));
  await expect(decide(id, 'written_off')).rejects.toMatchObject({ code: 'changed_meanwhile' });
  expect(await current(id)).toMatchObject({ state: 'open' });
});

test('two operators at once: one decides, the other is answered that it has changed or is closed', async () => {
  const { confirm, onlyCase, decide, scope, call, existing: current } = await fixture();
  await confirm(70_000n);
  const { id, ...rest } = await onlyCase();
  expect(rest).toMatchObject({ state: 'open' });
  const { version } = await current(id);
  await db.transaction((tx) => handCase(tx, call, scope, { id, version, take: true }, clock.now()));
  await expect(decide(id, 'written_off', { version })).rejects.toMatchObject({ code: 'changed_meanwhile' });
  const both = await Promise.allSettled([decide(id, 'bank_mistake'), decide(id, 'explained')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(decide(id, 'explained')).rejects.toMatchObject({ code: 'money_case_closed' });
});

test('a case is closed only in ways that fit what it is', async () => {
  const { book, onlyCase, decide } = await fixture();
  await book(randomUUID(), 70_000n);
  const { id } = await onlyCase();
  for (const unfit of ['returned', 'taken_over'] as const)
    await expect(decide(id, unfit)).rejects.toMatchObject({ code: 'money_case_decision_unfit' });
});

test('the books hold all their rules after every decision', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
});
