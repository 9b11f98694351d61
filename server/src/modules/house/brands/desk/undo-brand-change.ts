import type { SettingKey } from '@lanna/contract/house/brands/setting-keys';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockBrand } from '../console-brand.ts';
import { type ChangeDeps, changeBrand } from './change-brand.ts';
import { standsAt } from './proposed-change.ts';

/** Writes what stood before a change, as a new change. Refuses with `changed_meanwhile` if a setting of it was changed since. */
export async function undoBrandChange(
  tx: Tx,
  call: Pick<AnyOpsCall, 'operator' | 'record' | 'mustBeProposed' | 'propose'>,
  request: { brandId: string; changeId: string; reason?: string | undefined; may(key: SettingKey): boolean },
  deps: ChangeDeps,
) {
  const brand = await lockBrand(tx, request.brandId);
  const change = await tx
    .selectFrom('brands.change')
    .select(['before', 'after'])
    .where('id', '=', request.changeId)
    .where('merchant_id', '=', request.brandId)
    .executeTakeFirst();
  if (!change) throw new Refusal('not_found');
  if (!standsAt(brand, change.after as Record<string, unknown>)) throw new Refusal('changed_meanwhile');
  const { reason, may } = request;
  const changes = change.before as Record<string, unknown>;
  return changeBrand(tx, call, brand, { changes, reason, undoes: request.changeId, may }, deps);
}
