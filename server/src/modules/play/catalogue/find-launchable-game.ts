import { type VendorGroup, vendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { isGameId } from './game.ts';
import { brandGames, STOPPABLE } from './internal/brand-games.ts';
import { isStopped } from './internal/carried.ts';

export interface LaunchableGame {
  id: string;
  code: string;
  gameType: VendorGroup;
  /** Where on the site it is played; null for one that its vendor opens. */
  page: string | null;
  vendor: { id: string; code: string; launch_url: string; signature_header: string };
}

/**
 * A game of the brand that may be opened now, for money or as a demo. Refuses `game_unknown`, `demo_unavailable`, and
 * `game_unavailable` while the game, its vendor or the whole brand is closed or stopped.
 */
export async function findLaunchableGame(
  db: Queryable,
  brand: BrandProfile,
  request: { gameId: string; demo: boolean },
): Promise<LaunchableGame> {
  if (!isGameId(request.gameId)) throw new Refusal('game_unknown');
  const row = await brandGames(db, brand)
    .where('g.id', '=', request.gameId)
    .select([
      'g.id',
      'g.code',
      'g.game_type',
      'g.page',
      'g.enabled',
      'g.demo_supported',
      'v.id as vendor_id',
      'v.code as vendor_code',
      'v.enabled as vendor_enabled',
      'v.demo_supported as vendor_demo_supported',
      'v.launch_url',
      'v.signature_header',
      isStopped('bv.merchant_id', STOPPABLE).as('stopped'),
    ])
    .executeTakeFirst();
  if (!row) throw new Refusal('game_unknown');
  if (!row.enabled || !row.vendor_enabled || row.stopped || !brand.settings.gamesOpen)
    throw new Refusal('game_unavailable');
  const hasDemo = brand.settings.flags.freePlay && row.demo_supported && row.vendor_demo_supported;
  if (request.demo && !hasDemo) throw new Refusal('demo_unavailable');
  const { launch_url, signature_header } = row;
  return {
    id: row.id,
    code: row.code,
    page: row.page,
    gameType: vendorGroup.parse(row.game_type),
    vendor: { id: row.vendor_id, code: row.vendor_code, launch_url, signature_header },
  };
}
