import type { Value } from '@lanna/contract/endpoint';
import type { gameMenus, gameVendors, vendorGameTypes } from '@lanna/contract/play/catalogue/catalogue';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { CATEGORIES } from '../category.ts';
import { brandGames } from '../internal/brand-games.ts';

/** The categories in which the brand carries a vendor, in the order of the navigation. */
export async function listMenus(db: Queryable, brand: BrandProfile): Promise<Value<typeof gameMenus>> {
  const vendors = await vendorsOf(db, brand).execute();
  return CATEGORIES.flatMap(({ direct: _, ...category }) => {
    const here = vendors.filter((vendor) => vendor.game_type === category.gameType);
    if (here.length === 0) return [];
    return [{ ...category, games: here.reduce((sum, vendor) => sum + vendor.games, 0) }];
  });
}

/** One lane a category, one card a vendor, as the brand has ordered them. */
export async function listVendors(db: Queryable, brand: BrandProfile): Promise<Value<typeof gameVendors>> {
  const vendors = await vendorsOf(db, brand)
    .select([
      sql<string>`(array_agg(g.code order by g.popularity desc, g.id))[1]`.as('first_game'),
      sql<string>`(array_agg(g.id order by g.popularity desc, g.id))[1]`.as('first_game_id'),
    ])
    .execute();
  const lanes = CATEGORIES.flatMap(({ gameType, direct }) => {
    const cards = vendors
      .filter((vendor) => vendor.game_type === gameType)
      .map((vendor) => ({
        vassalage: vendor.code,
        gameType,
        code: vendor.code,
        defaultPlayType: vendor.first_game,
        defaultGameId: vendor.first_game_id,
        displayName: vendor.name,
        isHot: vendor.is_hot,
        isGame: direct && vendor.games > 1 ? ('VASSALAGE' as const) : ('GAME' as const),
        accountTypeName: vendor.wallet_kind.toUpperCase(),
        games: vendor.games,
      }));
    return cards.length > 0 ? [{ title: gameType, cards }] : [];
  });
  return { data: { lanes } };
}

/** The categories in which a vendor has games at the brand; none for one it does not carry. */
export async function listVendorGameTypes(
  db: Queryable,
  brand: BrandProfile,
  vassalage: string,
): Promise<Value<typeof vendorGameTypes>> {
  const rows = await vendorsOf(db, brand).where('v.code', '=', vassalage).execute();
  return CATEGORIES.flatMap(({ gameType, name, enName }) => {
    const here = rows.find((row) => row.game_type === gameType);
    return here ? [{ gameType, name, enName, games: here.games }] : [];
  });
}

function vendorsOf(db: Queryable, brand: BrandProfile) {
  return brandGames(db, brand)
    .select([
      'g.game_type',
      'v.code',
      'v.name',
      'v.wallet_kind',
      'bv.is_hot',
      sql<number>`count(*)::int`.as('games'),
    ])
    .groupBy(['g.game_type', 'v.code', 'v.name', 'v.wallet_kind', 'bv.is_hot', 'bv.position'])
    .orderBy('bv.position')
    .orderBy('v.name');
}
