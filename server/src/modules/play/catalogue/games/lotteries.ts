import { type Game, POPULAR_LOTTERIES_MAX, type VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { showGame } from '../game.ts';
import { cards } from '../internal/brand-games.ts';
import type { PersonalViewer, Viewer } from './viewer.ts';

const LOTTERIES: readonly VendorGroup[] = ['LOTT', 'ELOTT'];

/** The lotteries that players open most, those first that can be opened now. */
export async function listPopularLotteries(
  db: Queryable,
  viewer: Pick<Viewer, 'brand' | 'language'>,
): Promise<Game[]> {
  const rows = await lotteries(db, viewer)
    .orderBy('open', 'desc')
    .orderBy('g.popularity', 'desc')
    .orderBy('g.id')
    .limit(POPULAR_LOTTERIES_MAX)
    .execute();
  return rows.map((row) => showGame(row, viewer.brand, viewer.language));
}

/** Lotteries the player opened, the last one first. */
export async function listRecentLotteries(db: Queryable, viewer: PersonalViewer): Promise<Game[]> {
  const rows = await lotteries(db, viewer)
    .innerJoin('catalogue.recent_game as r', (join) =>
      join.onRef('r.game_id', '=', 'g.id').on('r.member_id', '=', viewer.memberId),
    )
    .orderBy('r.opened_at', 'desc')
    .orderBy('g.id')
    .limit(POPULAR_LOTTERIES_MAX)
    .execute();
  return rows.map((row) => showGame(row, viewer.brand, viewer.language));
}

function lotteries(db: Queryable, { brand }: Pick<Viewer, 'brand'>) {
  return cards(db, brand).where('g.game_type', 'in', [...LOTTERIES]);
}
