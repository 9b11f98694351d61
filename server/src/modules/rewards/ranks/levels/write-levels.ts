import type { Tx } from '../../../../platform/sql/database.ts';
import type { LevelsVersion } from './read-levels.ts';

/** A version of a brand's levels; the caller has locked them. */
export async function writeLevels(tx: Tx, merchantId: string, of: LevelsVersion): Promise<void> {
  await tx
    .insertInto('ranks.terms')
    .values({
      merchant_id: merchantId,
      version: of.version,
      from_day: of.fromDay,
      set_at: of.setAt,
      set_by_name: of.setBy,
      reason: of.reason,
    })
    .execute();
  await tx
    .insertInto('ranks.level')
    .values(
      of.levels.map(({ level, name, reach, keep, cashbackExtra }) => ({
        merchant_id: merchantId,
        version: of.version,
        level,
        name,
        reach_deposits: reach.deposits,
        reach_turnover: reach.turnover,
        keep_deposits: keep.deposits,
        keep_turnover: keep.turnover,
        cashback_extra: cashbackExtra,
      })),
    )
    .execute();
}
