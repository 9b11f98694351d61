import type { RankLevelInput } from '@lanna/contract/rewards/ranks/ops';
import { MONEY_SCALE } from '@lanna/rules/money';
import type { Database } from '../../../platform/sql/database.ts';
import { shownLevel } from './desk/change-levels.ts';
import { type NamedLevel, readVersions } from './levels/read-levels.ts';
import { writeLevels } from './levels/write-levels.ts';
import { type ReviewDeps, reviewMembers } from './reviewing/review-members.ts';

const baht = (amount: number) => BigInt(amount) * MONEY_SCALE;

/** Level n asks n × 1 000 of deposits and n × 5 000 of turnover, half of it to keep it, and adds n × 0.01 % of cashback. */
export function rankLevels(count = 8): NamedLevel[] {
  return Array.from({ length: count }, (_, level) => ({
    level,
    name: { EN: `Level ${level}`, TH: `ระดับ ${level}` },
    reach: { deposits: baht(level * 1000), turnover: baht(level * 5000) },
    keep: { deposits: baht(level * 500), turnover: baht(level * 2500) },
    cashbackExtra: level * 10,
  }));
}

export function rankInputs(): RankLevelInput[] {
  return rankLevels().map(shownLevel);
}

/** Levels of a brand that hold already. */
export async function levelsFor(
  db: Database,
  merchantId: string,
  now: Date,
  levels = rankLevels(),
): Promise<void> {
  const [latest] = await readVersions(db.kysely, merchantId);
  const version = (latest?.version ?? 0) + 1;
  const of = { version, fromDay: '2020-01-01', setAt: now, setBy: 'house', reason: 'for the test', levels };
  await db.transaction((tx) => writeLevels(tx, merchantId, of));
}

/** Reviews the members of all brands that have ranks, as the portal's job does. */
export function reviewTestMembers(deps: ReviewDeps): Promise<void> {
  return reviewMembers(deps);
}
