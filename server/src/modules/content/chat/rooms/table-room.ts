import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { findLaunchableGame } from '../../../play/catalogue/find-launchable-game.ts';

/** The room beside a live table, made when the first member looks for it. Undefined for a game that is no table, or that the brand does not offer. */
export async function tableRoom(
  db: Queryable,
  brand: BrandProfile,
  gameId: string,
  now: Date,
): Promise<string | undefined> {
  const game = await findLaunchableGame(db, brand, { gameId, demo: false }).catch(() => undefined);
  if (game?.gameType !== 'LIVE') return undefined;
  const known = await roomOf(db, brand.id, game.id);
  if (known) return known;
  const card = await db
    .selectFrom('catalogue.game_card')
    .select('name')
    .where('id', '=', game.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('chat.room')
    .values({
      id: newId(),
      merchant_id: brand.id,
      kind: 'table',
      subject: game.id,
      name: card.name,
      position: 200,
      created_at: now,
    })
    .onConflict((on) => on.columns(['merchant_id', 'kind', 'subject']).doNothing())
    .execute();
  return roomOf(db, brand.id, game.id);
}

async function roomOf(db: Queryable, brandId: string, gameId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('chat.room')
    .select('id')
    .where('merchant_id', '=', brandId)
    .where('kind', '=', 'table')
    .where('subject', '=', gameId)
    .executeTakeFirst();
  return row?.id;
}
