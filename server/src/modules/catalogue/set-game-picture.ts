import { PICTURE_BYTES_MAX } from '@lanna/contract/catalogue/ops';
import sharp from 'sharp';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { notifyOps } from '../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../platform/push/notify.ts';
import { Refusal } from '../../platform/refusal.ts';
import { gameName, VENDORS_LANGUAGE } from './game.ts';
import { holdGame, versionOfGame } from './internal/game-row.ts';

/** The shape of a card; twice its largest width on a page. */
const WIDTH = 480;
const HEIGHT = 640;
const SIDE_MIN = 120;
/** A picture that unpacks to more is a bomb, not a card. */
const PIXELS_MAX = 40_000_000;
const FORMATS = ['png', 'jpeg', 'webp'];

export interface Picture {
  webp: Buffer;
  width: number;
  height: number;
}

/**
 * Draws an upload anew: decoded, turned upright, cut to a card, written as WebP without anything it carried along. What it
 * claims to be does not count, only what its bytes are. Refuses `picture_unusable`.
 */
export async function redrawPicture(bytes: Buffer): Promise<Picture> {
  if (bytes.length === 0 || bytes.length > PICTURE_BYTES_MAX) throw new Refusal('picture_unusable');
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { format, width = 0, height = 0 } = await picture.metadata();
    if (!FORMATS.includes(format ?? '') || Math.min(width, height) < SIDE_MIN)
      throw new Refusal('picture_unusable');
    const { data, info } = await picture
      .rotate()
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch {
    throw new Refusal('picture_unusable');
  }
}

/** Gives a game a picture of its own, under a name of ours, or with `null` the drawn one back. Refuses `not_found`, `changed_meanwhile`. */
export async function setGamePicture(
  tx: Tx,
  { gameId, version, picture, now }: { gameId: string; version: number; picture: Picture | null; now: Date },
) {
  const game = await holdGame(tx, gameId, version);
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
