import { isDeepStrictEqual } from 'node:util';
import type { GameFields } from '@lanna/contract/play/catalogue/ops';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { gameName, VENDORS_LANGUAGE } from '../game.ts';
import { HAND_COLUMNS } from '../import-games.ts';
import { lockGame, versionOfGame } from '../internal/game-row.ts';

/**
 * Sets by hand what a game is called and shown as, at every brand. What is changed so is left alone by the vendor's lists from
 * now on. Refuses `not_found`, `changed_meanwhile`, `category_not_of_vendor`.
 */
export async function changeGame(
  tx: Tx,
  id: string,
  { version, ...wanted }: GameFields & { version: number },
) {
  const row = await lockGame(tx, id, version);
  await refuseForeignCategory(tx, row.vendor_id, wanted.category);
  const after = {
    name: wanted.name,
    game_type: wanted.category,
    volatility: wanted.volatility,
    features: wanted.features,
    live_class: wanted.liveClass,
    lottery_kind: wanted.lotteryKind,
    demo_supported: wanted.demo,
  };
  const changed = HAND_COLUMNS.filter((column) => !isDeepStrictEqual(row[column], after[column]));
  if (changed.length > 0) {
    await tx
      .updateTable('catalogue.game')
      .set({ ...after, by_hand: [...new Set([...row.by_hand, ...changed])] })
      .where('id', '=', id)
      .execute();
    await notifyPush(tx, { b: '*', t: ['catalogue_changed'] });
    await notifyOps(tx, { brandId: null, type: 'games_changed' });
  }
  return {
    name: gameName(after.name, VENDORS_LANGUAGE),
    before: Object.fromEntries(changed.map((column) => [column, row[column]])),
    after: Object.fromEntries(changed.map((column) => [column, after[column]])),
    version: await versionOfGame(tx, id),
  };
}

async function refuseForeignCategory(tx: Tx, vendorId: string, category: string) {
  const known = await tx
    .selectFrom('catalogue.vendor_group')
    .select('game_type')
    .where('vendor_id', '=', vendorId)
    .where('game_type', '=', category)
    .executeTakeFirst();
  if (!known) throw new Refusal('category_not_of_vendor', { category });
}
