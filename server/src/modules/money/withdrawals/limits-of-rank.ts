import { formatMoney } from '@lanna/rules/money';
import type { RankPrivileges } from '../../rewards/ranks/rank-places.ts';
import { limitOf, readRankLimits } from './settings.ts';

/** What members of each level may withdraw: the same lines that a request is held to. */
export const limitsOfRank: RankPrivileges = async (db, { brand, levels }) => {
  const limits = await readRankLimits(db, brand.id);
  return new Map(
    levels.map((level) => {
      const { max, dayAmount, dayCount } = limitOf(limits, level);
      return [
        level,
        [
          {
            kind: 'withdrawal' as const,
            largest: formatMoney(max),
            dayAmount: formatMoney(dayAmount),
            dayCount,
          },
        ],
      ];
    }),
  );
};
