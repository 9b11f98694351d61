import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { brandGames } from '../internal/brand-games.ts';
import { touchRecentGame } from '../recent-games.ts';

/** Remembers that a player has come to the page of a lottery. Refuses `game_unknown` for what has no page at the brand. */
export async function noteOpenedLottery(
  db: Database,
  opened: { brand: BrandProfile; memberId: string; gameCode: string; now: Date },
): Promise<void> {
  const { brand, memberId, gameCode, now } = opened;
  const game = await brandGames(db.kysely, brand)
    .where('g.code', '=', gameCode)
    .where('g.page', 'is not', null)
    .select('g.id')
    .executeTakeFirst();
  if (!game) throw new Refusal('game_unknown');
  await db.transaction((tx) => touchRecentGame(tx, { memberId, gameId: game.id, now }));
}
