import type { CaseDecision, MoneyCase } from '@lanna/contract/money/reconciliation/case-ops';
import { formatMoney, type Money } from '@lanna/rules/money';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import type { CaseKind, CaseSource } from '../search/finding.ts';

/** Cases of these brands; those of the house too where the operator works for all of it. */
export interface CaseScope {
  brandIds: readonly string[];
  ofHouse: boolean;
}

export function casesOf(db: Queryable, { brandIds, ofHouse }: CaseScope) {
  return db
    .selectFrom('reconciliation.money_case as k')
    .selectAll('k')
    .where((where) =>
      where.or([
        where('k.merchant_id', 'in', brandIds),
        ...(ofHouse ? [where('k.merchant_id', 'is', null)] : []),
      ]),
    );
}

export type CaseRecord = Awaited<ReturnType<ReturnType<typeof casesOf>['executeTakeFirstOrThrow']>>;

/** Held until the end of the transaction. Refuses with `not_found`. */
export async function lockCase(tx: Tx, id: string, scope: CaseScope): Promise<CaseRecord> {
  const record = await casesOf(tx, scope).where('k.id', '=', id).forUpdate().executeTakeFirst();
  if (!record) throw new Refusal('not_found');
  return record;
}

/** The same for a caller that is about to change it. Refuses with `not_found`, `money_case_closed`, `money_case_waits`, `changed_meanwhile`. */
export async function lockOpenCase(
  tx: Tx,
  { id, version }: { id: string; version: number },
  scope: CaseScope,
): Promise<CaseRecord> {
  const record = await lockCase(tx, id, scope);
  if (record.state === 'proposed') throw new Refusal('money_case_waits');
  if (record.state !== 'open') throw new Refusal('money_case_closed');
  if (record.version !== version) throw new Refusal('changed_meanwhile');
  return record;
}

export function differenceOf({ booked, told: notified }: Pick<CaseRecord, 'booked' | 'told'>): Money {
  return (notified ?? 0n) - (booked ?? 0n);
}

/** How a case may be closed by hand, by what it is. What is settled at another desk has no decision here: it closes by itself. */
export function decisionsFor(record: Pick<CaseRecord, 'kind' | 'source' | 'way' | 'state'>): CaseDecision[] {
  if (record.state !== 'open') return [];
  const source = record.source as CaseSource;
  const kind = record.kind as CaseKind;
  if (source === 'confirmations')
    return record.way === 'in'
      ? ['returned', 'written_off', 'bank_mistake', 'explained']
      : ['written_off', 'bank_mistake', 'explained'];
  if (source === 'clearing') return ['written_off', 'bank_mistake', 'explained'];
  if (kind === 'statement_not_told') return ['taken_over', 'bank_mistake', 'explained'];
  if (source === 'statements') return ['bank_mistake', 'explained'];
  return kind === 'vendor_transfer_unclear' ? [] : ['explained'];
}

export function caseRow(record: CaseRecord, brands: readonly Brand[]): MoneyCase {
  const money = (amount: Money | null) => (amount === null ? null : formatMoney(amount));
  const hasAmounts = record.booked !== null || record.told !== null;
  return {
    id: record.id,
    brand: brands.find(({ id }) => id === record.merchant_id)?.code ?? null,
    kind: record.kind as CaseKind,
    state: record.state as MoneyCase['state'],
    channel: record.channel_code,
    way: record.way as MoneyCase['way'],
    currency: record.currency,
    booked: money(record.booked),
    told: money(record.told),
    difference: hasAmounts ? formatMoney(differenceOf(record)) : null,
    since: record.since.toISOString(),
    openedAt: record.opened_at.toISOString(),
    takenBy: record.taken_by,
    decision: record.decision as CaseDecision | null,
    closedAt: record.closed_at?.toISOString() ?? null,
    closedBy: record.closed_by,
    version: record.version,
  };
}
