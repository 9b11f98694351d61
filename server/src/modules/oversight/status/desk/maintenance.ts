import type { MaintenanceRow } from '@lanna/contract/oversight/status/ops';
import type { LocalText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { type PageWanted, type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { notifyStatus } from '../page/notify-status.ts';

type Call = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>;

const PAGING: Paging = { keys: { beginsAt: { by: sql`m.begins_at`, type: 'timestamptz' } }, id: sql`m.id` };
const AHEAD_MAX_MS = 366 * 86_400_000;

export async function listMaintenance(db: Queryable, brands: readonly Brand[], wanted: PageWanted) {
  const ids = brands.map(({ id }) => id);
  const page = await readPage(db, maintenanceOf(db, ids), PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => shown(row, brands)) };
}

/** Announces maintenance ahead; it closes nothing by itself. Refuses `brand_out_of_scope`, `maintenance_time_wrong`. */
export async function announceMaintenance(
  tx: Tx,
  call: Call,
  form: { brand: string; beginsAt: string; endsAt: string; words: LocalText },
  now: Date,
): Promise<MaintenanceRow> {
  const brand = call.brands.find(({ code }) => code === form.brand);
  if (!brand) throw new Refusal('brand_out_of_scope', { brand: form.brand });
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
  return readOne(tx, call, id);
}

/** Takes an announcement back. Refuses `not_found`, and `changed_meanwhile` where it was taken back before or is over. */
export async function cancelMaintenance(
  tx: Tx,
  call: Call,
  { id, reason }: { id: string; reason: string },
  now: Date,
): Promise<MaintenanceRow> {
  const found = await maintenanceOf(tx, call.brandIds).where('m.id', '=', id).forUpdate().executeTakeFirst();
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
  return readOne(tx, call, id);
}

async function readOne(tx: Tx, { brandIds, brands }: Call, id: string): Promise<MaintenanceRow> {
  return shown(await maintenanceOf(tx, brandIds).where('m.id', '=', id).executeTakeFirstOrThrow(), brands);
}

function maintenanceOf(db: Queryable, brandIds: readonly string[]) {
  return db.selectFrom('status.maintenance as m').where('m.merchant_id', 'in', brandIds).selectAll('m');
}

function shown(
  row: Awaited<ReturnType<ReturnType<typeof maintenanceOf>['executeTakeFirstOrThrow']>>,
  brands: readonly Brand[],
): MaintenanceRow {
  return {
    id: row.id,
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
    beginsAt: row.begins_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    words: row.words,
    announcedBy: row.announced_by,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
  };
}
