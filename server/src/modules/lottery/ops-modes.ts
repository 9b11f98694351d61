import type { Received, Value } from '@lanna/contract/endpoint';
import type {
  changeBrandModes as changeEndpoint,
  listBrandModes as listEndpoint,
} from '@lanna/contract/lottery/ops';
import { PRIZE_MODES, type PrizeMode } from '@lanna/rules/lottery/price-mode';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { Brand } from '../../platform/http/route.ts';

import { Refusal } from '../../platform/refusal.ts';
import { readBrandModes } from './modes.ts';
import { lockBrandSetting, type Recording, tellTerms } from './ops-brand.ts';

/** The modes a brand's accounts may have, by the kind of prize mode. */
export async function listModes(db: Queryable, brand: Brand): Promise<Value<typeof listEndpoint>> {
  const rows = await Promise.all(
    PRIZE_MODES.map(async (prizeMode) => ({
      brand: brand.code,
      prizeMode,
      ...(await readBrandModes(db, brand.id, prizeMode)),
    })),
  );
  return { rows };
}

/** Changes them. Accounts that have more than the new highest bet with that from now on. Refuses with `changed_meanwhile`. */
export async function changeModes(
  tx: Tx,
  call: Recording,
  { brand, prizeMode }: { brand: Brand; prizeMode: PrizeMode },
  { version, reason, ...wanted }: Received<typeof changeEndpoint>['body'],
): Promise<{ version: number }> {
  await lockBrandSetting(tx, brand.id);
  const before = await readBrandModes(tx, brand.id, prizeMode);
  if (before.version !== version) throw new Refusal('changed_meanwhile');
  const row = { ...wanted, version: version + 1 };
  await tx
    .insertInto('lottery.brand_mode')
    .values({ merchant_id: brand.id, prize_mode: prizeMode, ...row })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'prize_mode']).doUpdateSet(row))
    .execute();
  await call.record(tx, {
    action: 'lottery.change-modes',
    brandId: brand.id,
    subject: { kind: 'lottery-modes', id: prizeMode, name: prizeMode },
    before: { ...before },
    after: row,
    reason,
  });
  await tellTerms(tx, brand.id);
  return { version: row.version };
}
