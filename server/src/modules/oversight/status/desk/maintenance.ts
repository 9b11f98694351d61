import { listMaintenance, type MaintenanceRow } from '@lanna/contract/oversight/status/ops';
import type { LocalText } from '@lanna/rules/local-text';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { notifyStatus } from '../page/notify-status.ts';

type Call = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>;

const AHEAD_MAX_MS = 366 * 86_400_000;

export const maintenance = opsList(
  listMaintenance,
  ({ db }: ListScope) => db.selectFrom('status.maintenance as m').selectAll('m'),
  {
    brand: 'm.merchant_id',
    where: {},
    sorts: { beginsAt: { by: 'm.begins_at', type: 'timestamptz' } },
    id: 'm.id',
    row: (record, { brands }): MaintenanceRow => ({
      id: record.id,
      brand: brandCode(brands, record.merchant_id),
      beginsAt: record.begins_at.toISOString(),
      endsAt: record.ends_at.toISOString(),
      words: record.words,
      announcedBy: record.announced_by,
      cancelledAt: record.cancelled_at?.toISOString() ?? null,
    }),
  },
);

/** Announces maintenance ahead; it closes nothing by itself. Refuses `brand_out_of_scope`, `maintenance_time_wrong`. */
export async function announceMaintenance(
  tx: Tx,
  call: Call,
  form: { brand: string; beginsAt: string; endsAt: string; words: LocalText },
  now: Date,
): Promise<MaintenanceRow> {
  const brand = brandOf(call.brands, form.brand);
  const [begins, ends] = [new Date(form.beginsAt), new Date(form.endsAt)];
  if (ends <= begins || ends <= now || begins.getTime() > now.getTime() + AHEAD_MAX_MS)
    throw new Refusal('maintenance_time_wrong');
  const id = newId();
  await tx
    .insertInto('status.maintenance')
    .values({
      id,
      merchant_id: brand.id,
      begins_at: begins,
      ends_at: ends,
      words: form.words,
      announced_by: call.operator.name,
    })
    .execute();
  const { beginsAt, endsAt, words } = form;
  await call.record(tx, {
    action: 'status.announce-maintenance',
    brandId: brand.id,
    subject: { kind: 'maintenance', id },
    after: { beginsAt, endsAt, words },
  });
  await notifyStatus(tx, brand.id);
  return maintenance.one({ db: tx, brands: call.brands }, id);
}

/** Takes an announcement back. Refuses `not_found`, and `changed_meanwhile` where it was taken back before or is over. */
export async function cancelMaintenance(
  tx: Tx,
  call: Call,
  { id, reason }: { id: string; reason: string },
  now: Date,
): Promise<MaintenanceRow> {
  const found = await tx
    .selectFrom('status.maintenance')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', 'in', call.brandIds)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  if (found.cancelled_at || found.ends_at <= now) throw new Refusal('changed_meanwhile');
  await tx.updateTable('status.maintenance').set({ cancelled_at: now }).where('id', '=', id).execute();
  await call.record(tx, {
    action: 'status.cancel-maintenance',
    brandId: found.merchant_id,
    subject: { kind: 'maintenance', id },
    before: { words: found.words },
    after: { cancelled: true },
    reason,
  });
  await notifyStatus(tx, found.merchant_id);
  return maintenance.one({ db: tx, brands: call.brands }, id);
}
