import type { LocalText } from '@lanna/rules/local-text';
import type { RankLevel } from '@lanna/rules/rewards/ranks/levels';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

export interface NamedLevel extends RankLevel {
  name: LocalText;
}

export interface LevelsVersion {
  version: number;
  fromDay: string;
  setAt: Date;
  setBy: string;
  reason: string;
  levels: NamedLevel[];
}

/** Everything a brand has set, the latest first. */
export async function readVersions(db: Queryable, merchantId: string): Promise<LevelsVersion[]> {
  const terms = await db
    .selectFrom('ranks.terms')
    .select(['version', sql<string>`from_day::text`.as('from_day'), 'set_at', 'set_by_name', 'reason'])
    .where('merchant_id', '=', merchantId)
    .orderBy('version', 'desc')
    .execute();
  const levels = await db
    .selectFrom('ranks.level')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('level')
    .execute();
  const byVersion = Map.groupBy(levels, ({ version }) => version);
  return terms.map((row) => ({
    version: row.version,
    fromDay: row.from_day,
    setAt: row.set_at,
    setBy: row.set_by_name,
    reason: row.reason,
    levels: (byVersion.get(row.version) ?? []).map((one) => ({
      level: one.level,
      name: one.name,
      reach: { deposits: one.reach_deposits, turnover: one.reach_turnover },
      keep: { deposits: one.keep_deposits, turnover: one.keep_turnover },
      cashbackExtra: one.cashback_extra,
    })),
  }));
}

/** What holds on a day: the latest version that had begun by then. */
export function versionOn(versions: readonly LevelsVersion[], day: string): LevelsVersion | undefined {
  return versions.find(({ fromDay }) => fromDay <= day);
}

/** The levels that hold on a day; none where the brand has no ranks. */
export async function readLevels(db: Queryable, merchantId: string, day: string): Promise<NamedLevel[]> {
  return versionOn(await readVersions(db, merchantId), day)?.levels ?? [];
}
