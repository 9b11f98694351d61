import { listPaymentAlerts, type PaymentAlert } from '@lanna/contract/money/payments/confirmation-ops';
import type { At, ListScope } from '../../../../platform/ops/list-parts.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

type Scoped = Pick<AnyOpsCall, 'brandIds' | 'session'>;
type AlertScope = ListScope & Pick<AnyOpsCall, 'session'> & { query: { brand?: string | undefined } };

/** Those of the operator's brands; of the house too for an operator who may read the house, unless one brand is looked at. */
export const paymentAlerts = opsList(
  listPaymentAlerts,
  ({ db, brandIds, session, query }: At<AlertScope>) =>
    alertsOf(db, { brandIds, session }, 'payments.read', query.brand === undefined),
  {
    // Held by its query: those of the house have no brand.
    brand: null,
    where: {
      state: (state, { eb }) => eb('a.seen_at', state === 'open' ? 'is' : 'is not', null),
      kind: 'a.kind',
    },
    sorts: { at: { by: 'a.last_at', type: 'timestamptz' } },
    id: 'a.id',
    row: showAlert,
  },
);

/** Notes that an operator has looked. Refuses `not_found`, and `changed_meanwhile` for what another has looked at. */
export async function seeAlert(
  tx: Tx,
  call: Scoped & Pick<AnyOpsCall, 'operator' | 'record'>,
  { id, note, now }: { id: string; note: string; now: Date },
): Promise<void> {
  const row = await alertsOf(tx, call, 'payments.change', true)
    .where('a.id', '=', id)
    .forUpdate('a')
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  if (row.seen_at !== null) throw new Refusal('changed_meanwhile');
  await tx
    .updateTable('payments.alert')
    .set({ seen_at: now, seen_by: call.operator.name, note })
    .where('id', '=', id)
    .execute();
  await call.record(tx, {
    action: 'payments.see-alert',
    brandId: row.merchant_id,
    subject: { kind: 'payment-alert', id, name: row.kind },
    after: { note },
  });
  await notifyOps(tx, { brandId: row.merchant_id, type: 'payment_alerts_changed' });
}

function alertsOf(
  db: Queryable,
  { brandIds, session }: Scoped,
  permission: 'payments.read' | 'payments.change',
  house: boolean,
) {
  return db
    .selectFrom('payments.alert as a')
    .leftJoin('brands.brand as b', 'b.id', 'a.merchant_id')
    .leftJoin('payments.gateway as g', 'g.id', 'a.gateway_id')
    .where((where) =>
      where.or([
        where('a.merchant_id', 'in', [...brandIds]),
        ...(house && session.house.has(permission) ? [where('a.merchant_id', 'is', null)] : []),
      ]),
    )
    .selectAll('a')
    .select(['b.code as brand', 'g.code as gateway']);
}

function showAlert(
  row: Awaited<ReturnType<ReturnType<typeof alertsOf>['executeTakeFirstOrThrow']>>,
): PaymentAlert {
  return {
    id: row.id,
    kind: row.kind as PaymentAlert['kind'],
    brand: row.brand,
    gateway: row.gateway,
    subject: row.subject,
    facts: row.facts as PaymentAlert['facts'],
    times: row.times,
    raisedAt: row.raised_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
    seenBy: row.seen_by,
    note: row.note,
  };
}
