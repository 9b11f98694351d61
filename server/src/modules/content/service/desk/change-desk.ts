import type { DeskSettings } from '@lanna/contract/content/service/desk-settings';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { readDesk } from './desk-settings.ts';

/** Changes a brand's desk. Refuses with `not_found`, and with `changed_meanwhile` if another operator was quicker. */
export async function changeDesk(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'record'>,
  { code, version, settings }: { code: string; version: number; settings: DeskSettings },
): Promise<{ brand: string; version: number; settings: DeskSettings }> {
  const brand = brandInScope(call.brands, code);
  const before = (await readDesk(tx, brand.id)).settings;
  const document = JSON.stringify(settings);
  const written =
    version === 0
      ? await tx
          .insertInto('service.desk')
          .values({ merchant_id: brand.id, settings: document })
          .onConflict((oc) => oc.doNothing())
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('service.desk')
          .set({ settings: document, version: version + 1 })
          .where('merchant_id', '=', brand.id)
          .where('version', '=', version)
          .executeTakeFirstOrThrow();
  const count = 'numUpdatedRows' in written ? written.numUpdatedRows : written.numInsertedOrUpdatedRows;
  if (!count) throw new Refusal('changed_meanwhile');
  await call.record(tx, {
    action: 'service.change',
    brandId: brand.id,
    subject: { kind: 'brand', id: brand.id, name: brand.code },
    ...difference(before, settings),
  });
  await notifyOps(tx, { brandId: brand.id, type: 'service_settings_changed' });
  await notifyPush(tx, { b: brand.id, t: ['service_hours_changed'] });
  return { brand: code, version: version + 1, settings };
}

/** What of the settings has changed; the words of replies are named by their names alone. */
function difference(before: DeskSettings, after: DeskSettings) {
  const changed = (Object.keys(after) as (keyof DeskSettings)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const of = (settings: DeskSettings) =>
    Object.fromEntries(
      changed.map((key) => [
        key,
        key === 'replies' ? settings.replies.map(({ name }) => name) : settings[key],
      ]),
    );
  return { before: of(before), after: of(after) };
}
