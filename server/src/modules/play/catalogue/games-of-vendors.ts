import type { Language } from '@lanna/contract/people/members/members';
import type { Game, VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import type { Queryable } from '../../../platform/sql/database.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { showGame } from './game.ts';
import { cards } from './internal/brand-games.ts';

/** Finds a game by its vendor's code and the code the vendor has for it. */
export type FindGame = (vendorCode: string, gameCode: string) => Game | undefined;

/** The games of these categories that the brand carries, as vendors name them: what they say of a game is shown beside it. */
export async function gamesOfVendors(
  db: Queryable,
  {
    brand,
    language,
    gameTypes,
  }: { brand: BrandProfile; language: Language; gameTypes: readonly VendorGroup[] },
): Promise<FindGame> {
  const rows = await cards(db, brand).where('g.game_type', 'in', gameTypes).execute();
  const keyOf = (vendorCode: string, gameCode: string) => `${vendorCode} ${gameCode}`;
  const games = new Map(
    rows.map((row) => [keyOf(row.vendor_code, row.code), showGame(row, brand, language)] as const),
  );
  return (vendorCode, gameCode) => games.get(keyOf(vendorCode, gameCode));
}
