import { moneyOf } from '@lanna/contract/money';
import { localText } from '@lanna/rules/local-text';
import { NEAR_PERCENT, type NearLimits } from '../../../../platform/ops/near-limits.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { VendorExposure } from '../../../money/vendor-wallet/ask-exposures.ts';
import { SILENT_MS } from './measure-exposure.ts';

/** Of one vendor and brand, the fullest. */
const EVENTS_MAX = 20;

/** Matches near what may be lost on them. What a vendor said too long ago is not shown: it is not known any more. */
export function matchesNearLimits(db: Queryable, clock: Clock): NearLimits {
  return {
    permission: 'alerts.read',
    find: async (brandIds, language) => {
      const answers = await db
        .selectFrom('alerts.exposure_answer')
        .select(['merchant_id', 'vendor_code', 'answer'])
        .where('merchant_id', 'in', [...brandIds])
        .where('said_at', '>', new Date(clock.now().getTime() - SILENT_MS))
        .execute();
      return answers.flatMap(({ merchant_id: brandId, vendor_code: vendor, answer }) =>
        (answer as unknown as VendorExposure[])
          .filter(({ percent }) => percent >= NEAR_PERCENT)
          .slice(0, EVENTS_MAX)
          .map(({ name, place, held, currency, percent }) => ({
            ...{ brandId, name: localText(name, language, 'EN'), held: moneyOf(held), currency, percent },
            place: place ? localText(place, language, 'EN') : '',
            href: `/vendors/${vendor}/back-office`,
          })),
      );
    },
  };
}
