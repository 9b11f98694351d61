import type { OwnPrice } from '@lanna/rules/lotteries/lottery/plays/offered-price';
import { MONEY_SCALE, type Money } from '@lanna/rules/money';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** What a brand allows of a game. */
export interface LotteryTerms {
  enabled: boolean;
  position: number;
  /** The most one line can win, and all lines of a slip on one draw. */
  largestPrize: Money;
  largestSlipPrize: Money;
  /** What a player may stake on one draw. */
  memberStake: Money;
  /** What the brand stands for on one number, and on a whole play that has no single numbers, over all players. */
  numberLiability: Money;
  playLiability: Money;
  /** From so many per cent of a number's liability on it is sold at half rate; 0: never by itself. */
  halfPercent: number;
  coveragePercent: number;
  cancelAllowed: boolean;
  /** 0 where the brand has set nothing. */
  version: number;
}

const of = (units: bigint): Money => units * MONEY_SCALE;

/** In force until a brand sets others. */
export const DEFAULT_TERMS: LotteryTerms = {
  enabled: true,
  position: 0,
  largestPrize: of(2_000_000n),
  largestSlipPrize: of(10_000_000n),
  memberStake: of(200_000n),
  numberLiability: of(5_000_000n),
  playLiability: of(100_000_000n),
  halfPercent: 0,
  coveragePercent: 90,
  cancelAllowed: true,
  version: 0,
};

export async function readTerms(db: Queryable, merchantId: string, gameCode: string): Promise<LotteryTerms> {
  return (await readAllTerms(db, merchantId, gameCode)).get(gameCode) ?? DEFAULT_TERMS;
}

/** Of the games for which the brand has set some. */
export async function readAllTerms(
  db: Queryable,
  merchantId: string,
  gameCode?: string,
): Promise<Map<string, LotteryTerms>> {
  const rows = await db
    .selectFrom('lottery.brand_game')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .$if(gameCode !== undefined, (found) => found.where('game_code', '=', gameCode ?? ''))
    .execute();
  return new Map(
    rows.map((row) => [
      row.game_code,
      {
        enabled: row.enabled,
        position: row.position,
        largestPrize: row.largest_prize,
        largestSlipPrize: row.largest_slip_prize,
        memberStake: row.member_stake,
        numberLiability: row.number_liability,
        playLiability: row.play_liability,
        halfPercent: row.half_percent,
        coveragePercent: row.coverage_percent,
        cancelAllowed: row.cancel_allowed,
        version: row.version,
      },
    ]),
  );
}

/** Prices of the brand's own. */
export function readOwnPrices(db: Queryable, merchantId: string, gameCode: string): Promise<OwnPrice[]> {
  return db
    .selectFrom('lottery.brand_price')
    .select(['play', 'tier', 'price'])
    .where('merchant_id', '=', merchantId)
    .where('game_code', '=', gameCode)
    .execute();
}
