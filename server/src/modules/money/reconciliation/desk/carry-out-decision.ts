import type { CaseDecision } from '@lanna/contract/money/reconciliation/case-ops';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { type ApplyConfirmation, matchConfirmation, takeConfirmation } from '../../payments/confirmation.ts';
import { recordConfirmation } from '../../payments/record-confirmation.ts';
import { noteEvent } from './case-event.ts';
import { type CaseRecord, differenceOf } from './money-case.ts';

export interface Decided {
  decision: CaseDecision;
  reason: string;
  closedBy: string;
  /** Of the payment by which it went back to the payer. */
  returnReference?: string | undefined;
  /** Who owns deposits and payouts: what is taken over from a statement is applied by them. */
  topics?: readonly ApplyConfirmation[] | undefined;
}

/** Closes a case as decided, and moves what the decision moves, once. The caller holds the case. */
export async function carryOutDecision(
  tx: Tx,
  record: CaseRecord,
  decided: Decided,
  now: Date,
): Promise<void> {
  // A confirmation that belongs to no deposit or payout belongs to its case from now on: no deposit takes it any more.
  const ownsConfirmation = record.source === 'confirmations' && record.confirmation_id !== null;
  if (ownsConfirmation) await matchTo(tx, record.confirmation_id ?? '', record.id, now);
  if (decided.decision === 'written_off') await writeOff(tx, record, now);
  if (decided.decision === 'returned') await noteReturn(tx, record, decided, now);
  if (decided.decision === 'taken_over') await takeOver(tx, record, decided, now);
  await tx
    .updateTable('reconciliation.money_case')
    .set({
      state: 'decided',
      decision: decided.decision,
      closed_at: now,
      closed_by: decided.closedBy,
      proposal_id: null,
      version: record.version + 1,
      ...(ownsConfirmation && { source: 'clearing', subject: record.id }),
    })
    .where('id', '=', record.id)
    .execute();
  await noteEvent(tx, {
    caseId: record.id,
    what: 'decided',
    operatorName: decided.closedBy,
    words: decided.reason,
    facts: {
      decision: decided.decision,
      ...(decided.returnReference && { external: decided.returnReference }),
    },
    now,
  });
  await notifyOps(tx, { brandId: record.merchant_id, type: 'money_cases_changed' });
}

async function matchTo(tx: Tx, confirmationId: string, caseId: string, now: Date): Promise<void> {
  // A deposit has taken it while the case was looked at.
  if ((await matchConfirmation(tx, confirmationId, caseId, now)) === 'taken')
    throw new Refusal('changed_meanwhile');
}

/** Moves the clearing account by the difference, against the brand's corrections by hand. */
async function writeOff(tx: Tx, record: CaseRecord, now: Date): Promise<void> {
  const { merchant_id: merchantId, currency, channel_code: methodCode } = record;
  const difference = differenceOf(record);
  if (!merchantId || !currency || methodCode === null || difference === 0n)
    throw new Error(`case ${record.id} has nothing to write off`);
  const reference = newId();
  const clearing = { kind: 'clearing', methodCode } as const;
  const adjustment = { kind: 'adjustment' } as const;
  const [from, to] = difference > 0n ? [clearing, adjustment] : [adjustment, clearing];
  const amount = difference > 0n ? difference : -difference;
  await tx
    .insertInto('reconciliation.write_off')
    .values({ reference, case_id: record.id, amount: difference, at: now })
    .execute();
  const { outcome } = await postGroup(tx, {
    merchantId,
    currency,
    reference,
    legs: [{ from, to, amount, code: 'difference_written_off' }],
    now,
  });
  if (outcome !== 'posted') throw new Error(`a new write-off was not posted: ${outcome}`);
}

/** The payment back is confirmed by the desk's word; when the bank lists it, it is the same. */
async function noteReturn(
  tx: Tx,
  record: CaseRecord,
  { returnReference }: Decided,
  now: Date,
): Promise<void> {
  const { merchant_id: merchantId, currency, channel_code: channelCode, told: notified } = record;
  if (!merchantId || !currency || channelCode === null || notified === null || notified <= 0n)
    throw new Error(`case ${record.id} has nothing to return`);
  if (!returnReference) throw missingReference();
  const taken = await takeConfirmation(tx, {
    merchantId,
    channelCode,
    way: 'out',
    externalReference: returnReference,
    reference: null,
    payerReference: null,
    outcome: 'paid',
    amount: notified,
    currency,
    happenedAt: now,
    source: 'desk',
    payer: null,
    now,
  });
  // Another payment out has this reference.
  if (taken.outcome === 'conflict') throw missingReference();
  if ((await matchConfirmation(tx, taken.id, record.id, now)) !== 'matched') throw missingReference();
}

function missingReference(): Refusal {
  return new Refusal('invalid_input', { fields: [{ field: 'returnReference', rule: 'unknown' }] });
}

/** Takes what the statement lists for confirmed: deposit or payout are notified of it as of any other confirmation. */
async function takeOver(tx: Tx, record: CaseRecord, { topics }: Decided, now: Date): Promise<void> {
  const facts = record.facts as Record<string, string>;
  const line = await tx
    .selectFrom('reconciliation.statement_line')
    .selectAll()
    .where('merchant_id', '=', record.merchant_id ?? '')
    .where('channel_code', '=', record.channel_code ?? '')
    .where('way', '=', record.way ?? '')
    .where('external_reference', '=', facts['external'] ?? '')
    .executeTakeFirst();
  if (!line || !topics) throw new Refusal('changed_meanwhile');
  const taken = await recordConfirmation(
    tx,
    topics,
    {
      merchantId: line.merchant_id,
      channelCode: line.channel_code,
      way: line.way as 'in' | 'out',
      externalReference: line.external_reference,
      reference: line.reference,
      payerReference: null,
      outcome: 'paid',
      amount: line.amount,
      currency: line.currency,
      happenedAt: line.happened_at,
      // The gateway has listed it when it was asked for its statement: no operator has written it.
      source: 'asked',
      payer: null,
    },
    now,
  );
  if (taken.outcome === 'contradicted') throw new Refusal('changed_meanwhile');
}
