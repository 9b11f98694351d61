import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { noteEvent } from './case-event.ts';
import { type CaseRecord, type CaseScope, lockCase, lockOpenCase } from './money-case.ts';

type Call = Pick<AnyOpsCall, 'operator' | 'record'>;

/** Takes a case in hand, also from another operator, or lets it go. */
export async function handCase(
  tx: Tx,
  call: Call,
  scope: CaseScope,
  { id, version, take }: { id: string; version: number; take: boolean },
  now: Date,
): Promise<void> {
  const record = await lockOpenCase(tx, { id, version }, scope);
  const takenBy = take ? call.operator.name : null;
  await tx
    .updateTable('reconciliation.money_case')
    .set({ taken_by: takenBy, taken_at: take ? now : null, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await noteEvent(tx, {
    caseId: id,
    what: take ? 'taken' : 'handed_back',
    operatorName: call.operator.name,
    now,
  });
  await call.record(tx, {
    action: 'reconciliation.hand',
    brandId: record.merchant_id,
    subject: caseSubject(record),
    before: { takenBy: record.taken_by },
    after: { takenBy },
  });
  await notifyOps(tx, { brandId: record.merchant_id, type: 'money_cases_changed' });
}

/** Notes what was found out, at any time. */
export async function noteCase(
  tx: Tx,
  call: Call,
  scope: CaseScope,
  { id, words }: { id: string; words: string },
  now: Date,
): Promise<void> {
  const record = await lockCase(tx, id, scope);
  await noteEvent(tx, { caseId: id, what: 'noted', operatorName: call.operator.name, words, now });
  await call.record(tx, {
    action: 'reconciliation.note',
    brandId: record.merchant_id,
    subject: caseSubject(record),
    after: { words },
  });
  await notifyOps(tx, { brandId: record.merchant_id, type: 'money_cases_changed' });
}

export function caseSubject(record: Pick<CaseRecord, 'id' | 'kind'>) {
  return { kind: 'money-case', id: record.id, name: record.kind };
}
