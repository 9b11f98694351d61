import { gameName } from '@lanna/rules/lotteries/lottery/game-names';
import { NEAR_PERCENT, type NearLimits } from '../../../../platform/ops/near-limits.ts';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { fullestNumbers } from '../fullest-numbers.ts';

/** Draws that take bets and have a number on which nearly all that may stand on it stands. */
export function nearlyUsedLimits(db: Queryable, clock: Clock): OpenWork {
  return {
    key: 'near-limits',
    permission: 'lottery.change',
    href: '/lottery-exposure',
    count: async (brandIds) => {
      const near = await Promise.all(brandIds.map((id) => nearlyFull(db, id, clock)));
      return { count: near.flat().length, since: null };
    },
  };
}

/** Which draws and numbers these are. */
export function drawsNearLimits(db: Queryable, clock: Clock): NearLimits {
  return {
    permission: 'lottery.read',
    find: async (brandIds, language) => {
      const near = await Promise.all(
        brandIds.map(async (brandId) =>
          (await nearlyFull(db, brandId, clock)).map((one) => ({
            ...{ brandId, name: `${gameName(one.game_code, language)} ${one.numero}`, place: one.number },
            ...{ held: one.liability, currency: one.currency, percent: one.percent },
            href: `/lottery-exposure?game=${one.game_code}&numero=${one.numero}`,
          })),
        ),
      );
      return near.flat();
    },
  };
}

function nearlyFull(db: Queryable, brandId: string, clock: Clock) {
  return fullestNumbers(db, brandId, { percent: NEAR_PERCENT, now: clock.now() });
}
