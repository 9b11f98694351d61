import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf, moneyText } from '@lanna/contract/money';
import {
  DECISIONS,
  type decideCase as endpoint,
  type showCase,
} from '@lanna/contract/money/vendor-wallet/ops';
import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { RoundDeps } from '../calls/round-deps.ts';
import { caseRows, showCases } from '../internal/case-rows.ts';
import {
  type CaseDecision,
  carryOutDecision,
  checkDecision,
  decisionsFor,
  readRound,
  walletChangeOf,
} from './carry-out-decision.ts';

/** A decision that moves money, for the console's four eyes. */
export const CORRECT_ROUND = 'vendor-wallet.correct-round';

/** Decides a case, or proposes it where a second operator is asked for; closing one as it is moves nothing and needs none. */
export async function decideCase(
  { db, clock }: Pick<RoundDeps, 'db' | 'clock'>,
  call: Pick<AnyOpsCall, 'operator' | 'brandIds' | 'record' | 'mustBeProposed' | 'propose'>,
  caseId: string,
  body: Received<typeof endpoint>['body'],
): Promise<Value<typeof endpoint>> {
  const { reason, payout, ...rest } = body;
  const decided: CaseDecision = {
    ...rest,
    caseId,
    ...(payout === undefined ? {} : { payout: moneyOf(payout) }),
  };
  return db.transaction(async (tx) => {
    const round = await readRound(tx, caseId, call.brandIds);
    checkDecision(round, decided);
    // Of a win that is held, who refuses it decides about as much as who pays it.
    const amount = round.kind === 'win_held' ? undefined : walletChangeOf(round, decided);
    const subject = { kind: 'case', id: caseId, name: round.reference };
    const brandId = round.merchantId;
    if (decided.decision !== 'close' && (await call.mustBeProposed(tx, CORRECT_ROUND, amount))) {
      const now = clock.now();
      const payload = { ...rest, caseId, ...(payout === undefined ? {} : { payout }) };
      const proposalId = await call.propose(tx, { kind: CORRECT_ROUND, brandId, subject, payload, reason });
      await tx
        .updateTable('vendor_wallet.reconciliation_case')
        .set({
          proposed_at: now,
          proposed_by_name: call.operator.name,
          proposed_decision: decided.decision,
        })
        .where('id', '=', caseId)
        .execute();
      await notifyOps(tx, { brandId, type: 'cases_changed' });
      return { outcome: 'proposed', proposalId };
    }
    const { before, after } = await carryOutDecision(
      tx,
      { ...decided, operator: call.operator, reason, now: clock.now() },
      call.brandIds,
    );
    await call.record(tx, {
      action: 'vendor-wallet.decide-case',
      brandId,
      subject,
      before,
      after: { ...after, decision: decided.decision },
      reason,
    });
    return { outcome: 'decided', proposalId: null };
  });
}

/** Carried out when a second operator approves; outdated if the round or its case has changed since. */
export const correctRound: ProposalKind = proposalKind({
  kind: CORRECT_ROUND,
  permission: 'vendor-wallet.decide',
  rule: { standard: 'always', floor: { above: '10000' } },
  payload: z.object({
    caseId: z.uuid(),
    decision: z.enum(DECISIONS),
    version: z.string(),
    payout: moneyText.optional(),
    transactionUuid: z.uuid().optional(),
  }),
  carryOut: async (tx, { payout, ...payload }, { brandId, reason, approver, proposer, now }) => {
    if (brandId === null) throw new Error('a round is of a brand');
    try {
      const { before, after } = await carryOutDecision(
        tx,
        {
          ...payload,
          ...(payout === undefined ? {} : { payout: moneyOf(payout) }),
          operator: approver,
          reason,
          now,
        },
        [brandId],
      );
      return { before, after: { ...after, decision: payload.decision, proposer } };
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal('proposal_outdated', { cause: error.code });
      throw error;
    }
  },
});

/** One case with what can be decided about it, and what each decision would move. Refuses `not_found`. */
export async function showCaseToDecide(
  { db, bets }: Pick<RoundDeps, 'db' | 'bets'>,
  call: Pick<AnyOpsCall, 'brandIds' | 'language' | 'mustBeProposed'>,
  id: string,
): Promise<Value<typeof showCase>> {
  const rows = await caseRows(db.kysely, call.brandIds).where('c.id', '=', id).execute();
  const [found] = await showCases(bets, call, rows);
  if (!found) throw new Refusal('not_found');
  const round = await readRound(db.kysely, id, call.brandIds);
  const decisions = round.closedAt ? [] : decisionsFor(round);
  return {
    case: found,
    version: round.version,
    decisions: await Promise.all(
      decisions.map(async (decision) => {
        const change = walletChangeOf(round, { decision, payout: round.payout });
        return {
          decision,
          walletChange: formatMoney(change),
          // What a payment comes to is typed in; its limit is asked again then.
          needsSecondOperator:
            decision !== 'close' &&
            (await call.mustBeProposed(
              db.kysely,
              CORRECT_ROUND,
              decision === 'pay' || round.kind === 'win_held' ? undefined : change,
            )),
        };
      }),
    ),
    paid: formatMoney(round.payout),
  };
}
