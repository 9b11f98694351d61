import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSize } from '../../../platform/testing/test-size.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createOperator } from '../../people/operators/operator.factory.ts';
import { opsServer } from '../../people/operators/ops.fixture.ts';
import { checkBetInvariants } from '../../play/bets/check-bet-invariants.ts';
import { checkWalletInvariants } from './check-wallet-invariants.ts';
import { vendorWalletOps } from './desk/ops-routes.ts';
import { openCase } from './round.factory.ts';
import { carryOutDecision } from './rounds/carry-out-decision.ts';
import { correctRound } from './rounds/decide-case.ts';
import { alertsToSee, casesToDecide } from './rounds/open-work.ts';
import { roundFixture } from './rounds.fixture.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { code: 'HILL', hosts: ['hill.test'] });
const deps = roundFixture(db, clock);
const { ask } = await opsServer(db, {
  clock,
  permissions: ['vendor-wallet.read', 'vendor-wallet.decide', 'vendor-wallet.acknowledge'],
  routes: vendorWalletOps(deps),
  kinds: [correctRound],
});
const now = clock.now();
const owner = await createOperator(db, { now });
const foreigner = await createOperator(db, { role: 'risk', scope: { merchantId: hill.id }, now });
const reason = 'the vendor has answered by mail';
const four = (kind: 'always' | { above: string }) =>
  db.kysely
    .updateTable('operators.setting')
    .set({ settings: JSON.stringify({ fourEyes: { 'vendor-wallet.correct-round': kind } }) })
    .execute();
const decide = (caseId: string, body: Record<string, unknown>, cookie = owner.cookie) =>
  ask(`POST /ops/cases/${caseId}/decision`, cookie, { body: { reason, ...body } });
const balanceOf = (round: { member: { memberId: string } }) =>
  walletBalance(db.kysely, { merchantId: river.id, memberId: round.member.memberId });
const betOf = (round: { id: string }) =>
  db.kysely
    .selectFrom('bets.placed_bet')
    .select(['status', 'stake', 'payout'])
    .where('id', '=', round.id)
    .executeTakeFirstOrThrow();

async function nothingBroken() {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
}

test('a case that is closed as it is moves no money, and says who decided and why', async () => {
  await four('always');
  const round = await openCase(db, river, { now });
  const answer = await decide(round.caseId, { decision: 'close', version: await round.version() });
  expect(answer.value).toEqual({ outcome: 'decided', proposalId: null });
  expect(await balanceOf(round)).toBe(700_000n);
  expect(await betOf(round)).toMatchObject({ status: 'lost', stake: 300_000n });
  const shown = await ask(`GET /ops/cases/${round.caseId}`, owner.cookie);
  expect(shown.value.case).toMatchObject({ state: 'closed', decidedBy: owner.name, reason });
  expect(shown.value.decisions).toEqual([]);
});

test('a voided round gives the wager back, and what the vendor still sends finds it done', async () => {
  await four({ above: '10000' });
  const round = await openCase(db, river, { now });
  const version = await round.version();
  expect((await decide(round.caseId, { decision: 'void', version })).value).toMatchObject({
    outcome: 'decided',
  });
  expect(await balanceOf(round)).toBe(1_000_000n);
  expect(await betOf(round)).toMatchObject({ status: 'refunded', stake: 0n });
  expect(await round.apply('win', { amount: 900_000n, reference: round.bet.transactionUuid })).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  });
  expect(await round.apply('rollback', { reference: round.bet.transactionUuid })).toMatchObject({
    status: 'RS_OK',
    balance: 1_000_000n,
  });
  expect(await decide(round.caseId, { decision: 'void', version })).toMatchObject({ code: 'case_decided' });
  expect(await balanceOf(round)).toBe(1_000_000n);
  await nothingBroken();
});

test('a round paid as the vendor says is not paid again by the vendor’s own call', async () => {
  await four({ above: '10000' });
  const round = await openCase(db, river, { now });
  const transaction = randomUUID();
  const body = {
    decision: 'pay',
    version: await round.version(),
    payout: '5.00',
    transactionUuid: transaction,
  };
  expect((await decide(round.caseId, { ...body, payout: '0.00' })).code).toBe('payout_not_payable');
  expect((await decide(round.caseId, { ...body, transactionUuid: undefined })).code).toBe(
    'payout_not_payable',
  );
  expect((await decide(round.caseId, body)).value).toMatchObject({ outcome: 'decided' });
  expect(await balanceOf(round)).toBe(1_200_000n);
  expect(await betOf(round)).toMatchObject({ status: 'won', payout: 500_000n });
  const own = await round.apply('win', {
    amount: 500_000n,
    reference: round.bet.transactionUuid,
    transaction,
    closes: true,
  });
  expect(own).toMatchObject({ status: 'RS_OK', balance: 1_200_000n });
  await nothingBroken();
});

test('what moves money is proposed, moves nothing meanwhile, and is carried out once when approved', async () => {
  await four('always');
  const round = await openCase(db, river, { now });
  const version = await round.version();
  const answer = await decide(round.caseId, { decision: 'void', version });
  expect(answer.value).toMatchObject({ outcome: 'proposed' });
  expect(await balanceOf(round)).toBe(700_000n);
  const shown = await ask(`GET /ops/cases/${round.caseId}`, owner.cookie);
  expect(shown.value.case).toMatchObject({ state: 'proposed', proposed: { decision: 'void' } });
  const { payload } = await db.kysely
    .selectFrom('operators.proposal')
    .select('payload')
    .where('id', '=', answer.value.proposalId)
    .executeTakeFirstOrThrow();
  const approve = () =>
    db.transaction((tx) =>
      correctRound.carryOut(tx, correctRound.payload.parse(payload), {
        proposalId: answer.value.proposalId,
        brandId: river.id,
        reason,
        proposer: owner.name,
        approver: { id: foreigner.id, name: foreigner.name, sessionId: '' },
        now,
      }),
    );
  await approve();
  expect(await balanceOf(round)).toBe(1_000_000n);
  await expect(approve()).rejects.toMatchObject({ code: 'proposal_outdated' });
  expect(await balanceOf(round)).toBe(1_000_000n);
});

test('a decision about figures that have changed since is refused', async () => {
  await four({ above: '10000' });
  const round = await openCase(db, river, { now });
  const version = await round.version();
  await round.apply('win', { amount: 100_000n, reference: round.bet.transactionUuid });
  expect(await decide(round.caseId, { decision: 'void', version })).toMatchObject({
    code: 'changed_meanwhile',
  });
  expect(await balanceOf(round)).toBe(800_000n);
});

test('of two operators who decide at once, one is answered that it is decided', async () => {
  await four({ above: '10000' });
  const round = await openCase(db, river, { now });
  const version = await round.version();
  const second = await createOperator(db, { now });
  const answers = await Promise.all([
    decide(round.caseId, { decision: 'void', version }),
    decide(round.caseId, { decision: 'void', version }, second.cookie),
  ]);
  expect(answers.map(({ success }) => success).sort()).toEqual([false, true]);
  expect(await balanceOf(round)).toBe(1_000_000n);
  await nothingBroken();
});

test('a case of another brand is not found, shown or decided', async () => {
  const round = await openCase(db, river, { now });
  const body = { decision: 'close', version: await round.version() };
  expect(await decide(round.caseId, body, foreigner.cookie)).toMatchObject({ code: 'not_found' });
  for (const path of [`/ops/cases/${round.caseId}`, `/ops/rounds/${round.id}`])
    expect(await ask(`GET ${path}`, foreigner.cookie)).toMatchObject({ code: 'not_found' });
  const list = await ask('GET /ops/cases', foreigner.cookie);
  expect(list.value.rows).toEqual([]);
  const rounds = await ask('GET /ops/rounds', foreigner.cookie, { query: { search: round.round } });
  expect(rounds.value.rows).toEqual([]);
});

test('a rollback that came after its bet had paid becomes a case; voided, the win goes back first', async () => {
  await four({ above: '10000' });
  const round = await openCase(db, river, { now });
  await db.kysely.deleteFrom('vendor_wallet.reconciliation_case').where('id', '=', round.caseId).execute();
  await round.apply('win', { amount: 400_000n, reference: round.bet.transactionUuid, closes: true });
  const refused = await round.apply('rollback', { reference: round.bet.transactionUuid });
  expect(refused.status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  const shown = await ask(`GET /ops/rounds/${round.id}`, owner.cookie);
  const [found] = shown.value.cases;
  expect(found).toMatchObject({ kind: 'rollback_refused', state: 'open' });
  expect(shown.value.alerts).toMatchObject([{ kind: 'rollback_of_settled_bet', state: 'open' }]);
  const { version } = (await ask(`GET /ops/cases/${found.id}`, owner.cookie)).value;
  expect((await decide(found.id, { decision: 'void', version })).value).toMatchObject({ outcome: 'decided' });
  expect(await balanceOf(round)).toBe(1_000_000n);
  const after = await ask(`GET /ops/rounds/${round.id}`, owner.cookie);
  expect(after.value.alerts).toMatchObject([{ state: 'closed' }]);
  expect(after.value.transactions.filter(({ byCase }: { byCase: string | null }) => byCase)).toHaveLength(2);
  await nothingBroken();
});

test('open work is the cases and alerts of the brands asked for that no operator has dealt with, since the oldest', async () => {
  await four({ above: '10000' });
  const lake = await createBrand(db.kysely, { code: 'LAKE', hosts: ['lake.test'] });
  const earlier = new Date(now.getTime() - 3_600_000);
  const [first, second] = [await openCase(db, lake, { now: earlier }), await openCase(db, lake, { now })];
  const [cases, alerts] = [casesToDecide(db.kysely), alertsToSee(db.kysely)];
  expect(await cases.count([lake.id], false)).toEqual({ count: 2, since: earlier });
  await decide(first.caseId, { decision: 'close', version: await first.version() });
  expect(await cases.count([lake.id], true)).toEqual({ count: 1, since: now });

  const raise = (merchantId: string | null, raisedAt: Date) =>
    db.kysely
      .insertInto('vendor_wallet.alert')
      .values({
        kind: 'signature_failures',
        vendor_id: second.vendor.id,
        merchant_id: merchantId,
        subject: randomUUID(),
        facts: '{}',
        raised_at: raisedAt,
        last_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const [seen] = [await raise(lake.id, earlier), await raise(lake.id, now)];
  expect(await alerts.count([lake.id], false)).toEqual({ count: 2, since: earlier });
  await ask(`POST /ops/wallet-alerts/${seen.id}/acknowledgement`, owner.cookie, { body: {} });
  expect(await alerts.count([lake.id], false)).toEqual({ count: 1, since: now });
  await raise(null, earlier);
  expect(await alerts.count([lake.id], false)).toEqual({ count: 1, since: now });
  expect(await alerts.count([lake.id], true)).toEqual({ count: 2, since: earlier });
});

test('a round shows its transactions in order, each with both sides of its money', async () => {
  const round = await openCase(db, river, { now });
  await round.apply('win', { amount: 400_000n, reference: round.bet.transactionUuid, closes: true });
  const { value } = await ask(`GET /ops/rounds/${round.id}`, owner.cookie);
  expect(value.transactions).toMatchObject([
    {
      kind: 'bet',
      amount: '3.00',
      requests: [{ requestUuid: round.bet.requestUuid, status: 'RS_OK' }],
      legs: [
        {
          code: 'bet',
          from: { kind: 'player_cash', owner: { kind: 'member', id: round.member.memberId } },
          fromBalance: '7.00',
          to: { kind: 'vendor_settlement', owner: { name: round.vendor.code } },
          toBalance: null,
        },
      ],
    },
    { kind: 'win', amount: '4.00', legs: [{ to: { kind: 'player_cash' }, toBalance: '11.00' }] },
  ]);
  for (const query of [
    { search: round.round },
    { search: round.id },
    { transaction: round.bet.transactionUuid },
    { transaction: round.bet.requestUuid },
    { member: round.member.memberId },
  ]) {
    const { value: found } = await ask('GET /ops/rounds', owner.cookie, { query });
    expect(found.rows.map(({ id }: { id: string }) => id)).toEqual([round.id]);
    expect(found.totals).toMatchObject({ sums: [{ bets: 1, stake: '3.00', payout: '4.00', net: '-1.00' }] });
  }
});

test('whatever vendors and operators do to a round in whatever order, the books hold', async () => {
  const step = fc.constantFrom('win', 'rollback', 'close', 'void', 'pay', 'sweep');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const round = await openCase(db, river, { now });
      for (const [at, what] of steps.entries()) {
        const reference = round.bet.transactionUuid;
        if (what === 'win') await round.apply('win', { amount: BigInt(at * 70_000), reference });
        else if (what === 'rollback') await round.apply('rollback', { reference });
        else if (what === 'sweep') await deps.sweep();
        else
          await db
            .transaction(async (tx) =>
              carryOutDecision(
                tx,
                {
                  caseId: round.caseId,
                  decision: what,
                  version: await round.version(),
                  payout: 800_000n,
                  transactionUuid: randomUUID(),
                  operator: owner,
                  reason,
                  now,
                },
                [river.id],
              ),
            )
            .catch((error: { code?: string }) => {
              expect(['case_decided', 'case_not_decidable', 'payout_not_payable']).toContain(error.code);
            });
      }
    }),
    { numRuns: testSize(400) },
  );
  await nothingBroken();
});
