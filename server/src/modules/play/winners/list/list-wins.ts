import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { type Language, TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { vendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { WINNERS_SHOWN, type winnerBoard } from '@lanna/contract/play/winners/winners';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { dayBounds } from '../../../house/brands/day-bounds.ts';
import { maskName } from '../../../people/members/mask.ts';
import { gameName, pictureAddress } from '../../catalogue/game.ts';

export const KEPT_DAYS = 8;
const WEEK_MS = 7 * 24 * 60 * 60_000;

/**
 * The latest wins, or the largest of the brand's day or of seven days. Members who are locked, excluded or gone are left out, and so
 * are accounts that only try games; members whom the demo plays itself are marked.
 */
export async function listWins(
  db: Queryable,
  { brand, language }: { brand: BrandProfile; language: Language },
  board: 'latest' | 'day' | 'week',
  now: Date,
): Promise<Value<typeof winnerBoard>> {
  const { shown, smallest } = brand.settings.winners;
  if (!shown) return { list: [] };
  const rows = await db
    .selectFrom('winners.win as w')
    .innerJoin('members.account as a', 'a.id', 'w.member_id')
    .innerJoin('catalogue.vendor_record as v', (join) =>
      join.on((eb) =>
        eb.or([eb('v.id', '=', eb.ref('w.source_id')), eb('v.bets_under', '=', eb.ref('w.source_id'))]),
      ),
    )
    .innerJoin('catalogue.game_card as g', (join) =>
      join.onRef('g.vendor_id', '=', 'v.id').onRef('g.code', '=', 'w.game_code'),
    )
    .where('w.merchant_id', '=', brand.id)
    .where('w.payout', '>=', moneyOf(smallest))
    .where('w.won_at', '>=', since(board, brand, now))
    .where('a.status', '=', 'active')
    .where('a.type', '<>', TRIAL_TYPE)
    .select([
      'w.bet_id',
      'w.stake',
      'w.payout',
      'w.won_at',
      'a.username',
      'g.id as game_id',
      'g.code as game_code',
      'g.name as game_name',
      'g.game_type',
      'g.picture_id',
      'v.code as vendor_code',
      'a.is_demo_player',
    ])
    .orderBy(board === 'latest' ? 'w.won_at' : 'w.payout', 'desc')
    .orderBy('w.bet_id')
    .limit(WINNERS_SHOWN)
    .execute();
  return {
    list: rows.map((row) => ({
      id: row.bet_id,
      name: maskName(row.username),
      demoPlayer: row.is_demo_player === true,
      gameId: row.game_id,
      gameCode: row.game_code,
      gameName: gameName(row.game_name, language),
      gameType: vendorGroup.parse(row.game_type),
      vassalage: row.vendor_code,
      picture: pictureAddress(row.picture_id),
      stake: formatMoney(row.stake),
      payout: formatMoney(row.payout),
      wonAt: row.won_at.toISOString(),
    })),
  };
}

/** When the board begins: today by the brand's clock, or seven days ago. */
function since(board: 'latest' | 'day' | 'week', { timeZone }: BrandProfile, now: Date): Date {
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  if (board !== 'day') return weekAgo;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  return dayBounds({ from: today.toString() }, timeZone).since ?? weekAgo;
}
