import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { isStopped } from './carried.ts';

/**
 * The games a brand carries: those of its enabled vendors that take its currency. Every read of the catalogue
 * starts here, so none can see another brand's. Games under maintenance are included, games the brand hides are not.
 */
export function brandGames(db: Queryable, brand: BrandProfile) {
  return db
    .selectFrom('catalogue.brand_vendor as bv')
    .innerJoin('catalogue.vendor as v', 'v.id', 'bv.vendor_id')
    .innerJoin('catalogue.game as g', 'g.vendor_id', 'v.id')
    .where('bv.merchant_id', '=', brand.id)
    .where('bv.enabled', '=', true)
    .where(sql<boolean>`${brand.currency} = any(v.currencies)`)
    .where(
      sql<boolean>`not exists (select from catalogue.brand_game hidden
        where hidden.merchant_id = bv.merchant_id and hidden.game_id = g.id and hidden.hidden)`,
    );
}

/** The brand's games with what a card shows. */
export function cards(db: Queryable, brand: BrandProfile) {
  return brandGames(db, brand)
    .leftJoin('catalogue.hot_game as h', (join) =>
      join.onRef('h.game_id', '=', 'g.id').onRef('h.merchant_id', '=', 'bv.merchant_id'),
    )
    .select([
      'g.id',
      'g.code',
      'g.name',
      'g.game_type',
      'g.rtp_basis_points',
      'g.min_bet',
      'g.lines',
      'g.volatility',
      'g.features',
      'g.live_class',
      'g.lottery_kind',
      'v.code as vendor_code',
      'v.name as vendor_name',
      sql<boolean>`h.game_id is not null`.as('is_hot'),
      sql<boolean>`g.demo_supported and v.demo_supported`.as('demo'),
      sql<boolean>`g.enabled and v.enabled and not ${isStopped('bv.merchant_id', STOPPABLE)}`.as('open'),
      'g.picture_id',
      'g.page',
    ]);
}

/** What of a card may be stopped. */
export const STOPPABLE = ['bv.merchant_id', 'v.id', 'g.id'];

export type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>;
