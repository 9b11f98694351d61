import type { Picture } from '../../../../platform/files/redraw-picture.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { gameName, VENDORS_LANGUAGE } from '../game.ts';
import { lockGame, versionOfGame } from '../internal/game-row.ts';

/** The shape of a card; twice its largest width on a page. */
export const CARD_PICTURE = { width: 480, height: 640, fit: 'cover' } as const;

/** Gives a game a picture of its own, under a name of ours, or with `null` the drawn one back. Refuses `not_found`, `changed_meanwhile`. */
export async function setGamePicture(
  tx: Tx,
  { gameId, version, picture, now }: { gameId: string; version: number; picture: Picture | null; now: Date },
) {
  const game = await lockGame(tx, gameId, version);
  const id = picture && newId();
  if (picture && id)
    await tx
      .insertInto('catalogue.game_picture')
      .values({ id, game_id: gameId, ...picture, created_at: now })
      .execute();
  await tx.updateTable('catalogue.game').set({ picture_id: id }).where('id', '=', gameId).execute();
  if (game.picture_id)
    await tx.deleteFrom('catalogue.game_picture').where('id', '=', game.picture_id).execute();
  await notifyPush(tx, { b: '*', t: ['catalogue_changed'] });
  await notifyOps(tx, { brandId: null, type: 'games_changed' });
  return {
    name: gameName(game.name, VENDORS_LANGUAGE),
    before: { picture: game.picture_id },
    after: { picture: id },
    version: await versionOfGame(tx, gameId),
  };
}
