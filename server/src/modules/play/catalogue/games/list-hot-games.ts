import type { Language } from '@lanna/contract/people/members/members';
import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { showGame } from '../game.ts';
import { cards } from '../internal/brand-games.ts';

const SHOWN_MAX = 48;

/** The games the brand puts forward, in its order; of one vendor where asked. */
export async function listHotGames(
  db: Queryable,
  brand: BrandProfile,
  language: Language,
  vendorCode: string | undefined,
): Promise<Game[]> {
  let games = cards(db, brand).where('h.game_id', 'is not', null);
  if (vendorCode) games = games.where('v.code', '=', vendorCode);
  const rows = await games.orderBy('h.position').orderBy('g.id').limit(SHOWN_MAX).execute();
  return rows.map((row) => showGame(row, brand, language));
}
