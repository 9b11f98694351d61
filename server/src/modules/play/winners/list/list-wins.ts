import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { type Language, TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { type VendorGroup, vendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import {
  type RANK_PERIODS,
  type RANKED_BY,
  WINNERS_SHOWN,
  type winnerBoard,
} from '@lanna/contract/play/winners/winners';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { dayBounds } from '../../../house/brands/day-bounds.ts';
import { maskName } from '../../../people/members/mask.ts';
import { gameName, pictureAddress } from '../../catalogue/game.ts';
import { multipleOf } from './multiple-of.ts';

/** A month, and the day that a brand’s clock may be behind. */
export const KEPT_DAYS = 32;
const DAY_MS = 24 * 60 * 60_000;
const DAYS = { latest: 7, week: 7, month: 30 } as const;

export interface Board {
  /** Those of the week as they came, or the largest of the brand's day, of seven or of thirty days. */
  of: 'latest' | (typeof RANK_PERIODS)[number];
  by?: (typeof RANKED_BY)[number] | undefined;
  category?: VendorGroup | undefined;
}

/**
 * The wins of a board. Members who are locked, excluded or gone are left out, and so are accounts that only try games; members whom the
 * demo plays itself are marked.
 */
export async function listWins(
  db: Queryable,
  { brand, language }: { brand: BrandProfile; language: Language },
  board: Board,
  now: Date,
): Promise<Value<typeof winnerBoard>> {
  const { shown, smallest, smallestStake } = brand.settings.winners;
  if (!shown) return { list: [] };
  const byMultiple = board.of !== 'latest' && board.by === 'multiple';
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
    .where('w.won_at', '>=', since(board.of, brand, now))
    .$if(board.category !== undefined, (wins) => wins.where('w.category', '=', board.category ?? ''))
    .$if(byMultiple, (wins) =>
      wins.where('w.multiple', 'is not', null).where('w.stake', '>=', moneyOf(smallestStake)),
    )
    .where('a.status', '=', 'active')
    .where('a.type', '<>', TRIAL_TYPE)
    .select([
      'w.bet_id',
      'w.stake',
      'w.payout',
      'w.won_at',
      'a.username',
      sql<boolean>`exists (select from winners.unnamed u where u.member_id = w.member_id)`.as('unnamed'),
      'g.id as game_id',
      'g.code as game_code',
      'g.name as game_name',
      'g.game_type',
      'g.picture_id',
      'v.code as vendor_code',
      'a.is_demo_player',
    ])
    .orderBy(board.of === 'latest' ? 'w.won_at' : byMultiple ? 'w.multiple' : 'w.payout', 'desc')
    .orderBy('w.bet_id')
    .limit(WINNERS_SHOWN)
    .execute();
  return {
    list: rows.map((row) => ({
      id: row.bet_id,
      name: row.unnamed ? null : maskName(row.username),
      demoPlayer: row.is_demo_player === true,
      gameId: row.game_id,
      gameCode: row.game_code,
      gameName: gameName(row.game_name, language),
      gameType: vendorGroup.parse(row.game_type),
      vassalage: row.vendor_code,
      picture: pictureAddress(row.picture_id),
      stake: formatMoney(row.stake),
      payout: formatMoney(row.payout),
      multiple: multipleOf(row),
      wonAt: row.won_at.toISOString(),
    })),
  };
}

/** When the board begins: today by the brand's clock, or some days ago. */
function since(of: Board['of'], { timeZone }: BrandProfile, now: Date): Date {
  if (of !== 'day') return new Date(now.getTime() - DAYS[of] * DAY_MS);
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  return dayBounds({ from: today.toString() }, timeZone).since ?? new Date(now.getTime() - DAY_MS);
}
