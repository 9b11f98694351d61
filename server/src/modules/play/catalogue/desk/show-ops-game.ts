import type { Language } from '@lanna/contract/people/members/members';
import { game as gameShape, vendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import type { GamePage } from '@lanna/contract/play/catalogue/ops';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { readGamePicture } from '../pictures/read-game-picture.ts';
import { opsGames, showGameRow } from './list-ops-games.ts';

/** One game of a vendor that a brand of the scope carries. Refuses `not_found`. */
export async function showOpsGame(
  { db, storedFiles }: { db: Queryable; storedFiles: StoredFiles },
  id: string,
  { brandIds, language }: { brandIds: readonly string[]; language: Language },
): Promise<GamePage> {
  const row = await opsGames(db, brandIds)
    .where('g.id', '=', id)
    .select([
      'g.volatility',
      'g.lines',
      'g.features',
      'g.live_class',
      'g.lottery_kind',
      'g.by_hand',
      'g.version',
      'g.created_at',
      'g.picture_id',
      sql<
        string[]
      >`array(select x.game_type from catalogue.vendor_group x where x.vendor_id = v.id order by 1)`.as(
        'vendor_categories',
      ),
    ])
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  const webp = row.picture_id && (await readGamePicture(db, storedFiles, row.picture_id));
  return {
    ...showGameRow(row, language),
    names: row.name,
    volatility: gameShape.shape.volatility.parse(row.volatility),
    lines: row.lines,
    features: row.features,
    liveClass: gameShape.shape.liveClass.parse(row.live_class),
    lotteryKind: gameShape.shape.lotteryKind.parse(row.lottery_kind),
    vendorCategories: row.vendor_categories.map((group) => vendorGroup.parse(group)),
    byHand: row.by_hand,
    ownPicture: webp ? `data:image/webp;base64,${webp.toString('base64')}` : null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  };
}
