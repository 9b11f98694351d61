import type { Received } from '@lanna/contract/endpoint';
import type { changeBrandGame as endpoint } from '@lanna/contract/play/catalogue/ops';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { gameName, VENDORS_LANGUAGE } from '../game.ts';
import { isCarried } from '../internal/carried.ts';

/**
 * What one brand does with a game: hides it, gives it a place, puts it among the hot ones. Version 0 is a game it has done
 * nothing with yet. Refuses `not_found`, `changed_meanwhile`.
 */
export async function changeBrandGame(
  tx: Tx,
  { merchantId, gameId }: { merchantId: string; gameId: string },
  { hidden, position, hotPosition, version }: Received<typeof endpoint>['body'],
) {
  const game = await tx
    .selectFrom('catalogue.game as g')
    .select(['g.id', 'g.name'])
    .where('g.id', '=', gameId)
    .where(isCarried('g.vendor_id', [merchantId]))
    .executeTakeFirst();
  if (!game) throw new Refusal('not_found');
  // The row that is locked must exist: two operators who are both the first must not both think so.
  await tx
    .insertInto('catalogue.brand_game')
    .values({ merchant_id: merchantId, game_id: gameId, version: 0 })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const before = await tx
    .selectFrom('catalogue.brand_game as bg')
    .leftJoin('catalogue.hot_game as h', (join) =>
      join.onRef('h.merchant_id', '=', 'bg.merchant_id').onRef('h.game_id', '=', 'bg.game_id'),
    )
    .select(['bg.hidden', 'bg.position', 'bg.version', 'h.position as hotPosition'])
    .where('bg.merchant_id', '=', merchantId)
    .where('bg.game_id', '=', gameId)
    .forUpdate('bg')
    .executeTakeFirstOrThrow();
  if (before.version !== version) throw new Refusal('changed_meanwhile');
  const key = { merchant_id: merchantId, game_id: gameId };
  await tx
    .updateTable('catalogue.brand_game')
    .set({ hidden, position, version: version + 1 })
    .where('merchant_id', '=', merchantId)
    .where('game_id', '=', gameId)
    .execute();
  await tx
    .deleteFrom('catalogue.hot_game')
    .where('merchant_id', '=', merchantId)
    .where('game_id', '=', gameId)
    .execute();
  if (hotPosition !== null)
    await tx
      .insertInto('catalogue.hot_game')
      .values({ ...key, position: hotPosition })
      .execute();
  await notifyPush(tx, { b: merchantId, t: ['catalogue_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'games_changed' });
  const { version: _, ...was } = before;
  return {
    name: gameName(game.name, VENDORS_LANGUAGE),
    before: was,
    after: { hidden, position, hotPosition },
    version: version + 1,
  };
}
