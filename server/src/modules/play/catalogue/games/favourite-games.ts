import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { isGameId, showGame } from '../game.ts';
import { brandGames, cards } from '../internal/brand-games.ts';
import type { PersonalViewer } from './viewer.ts';

const SHOWN_MAX = 200;

/** Games the player marked, the last one first. */
export async function listFavouriteGames(db: Queryable, viewer: PersonalViewer): Promise<Game[]> {
  const rows = await cards(db, viewer.brand)
    .innerJoin('catalogue.favourite_game as f', (join) =>
      join.onRef('f.game_id', '=', 'g.id').on('f.member_id', '=', viewer.memberId),
    )
    .orderBy('f.marked_at', 'desc')
    .orderBy('g.id')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map((row) => showGame(row, viewer.brand, viewer.language));
}

interface Mark {
  brand: BrandProfile;
  memberId: string;
  gameId: string;
}

/** Marks a game of the brand; marking it twice has no further effect. Refuses `game_unknown`. */
export async function addFavouriteGame(db: Queryable, mark: Mark & { now: Date }): Promise<void> {
  await refuseUnknown(db, mark);
  await db
    .insertInto('catalogue.favourite_game')
    .values({ member_id: mark.memberId, game_id: mark.gameId, marked_at: mark.now })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Unmarks; a game that was not marked stays so. Refuses `game_unknown`. */
export async function removeFavouriteGame(db: Queryable, mark: Mark): Promise<void> {
  await refuseUnknown(db, mark);
  await db
    .deleteFrom('catalogue.favourite_game')
    .where('member_id', '=', mark.memberId)
    .where('game_id', '=', mark.gameId)
    .execute();
}

async function refuseUnknown(db: Queryable, { brand, gameId }: Mark) {
  const known =
    isGameId(gameId) &&
    (await brandGames(db, brand).where('g.id', '=', gameId).select('g.id').executeTakeFirst());
  if (!known) throw new Refusal('game_unknown');
}
