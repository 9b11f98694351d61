import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { VendorExposure } from '../../../money/vendor-wallet/ask-exposures.ts';
import type { Finding, MeasuredBrand, MeasuredRule } from './finding.ts';

const MINUTE_MS = 60_000;
/** What a vendor said so long ago is not known any more. */
export const SILENT_MS = 10 * MINUTE_MS;
/** Of one vendor and brand, the fullest: an alert each. */
const EVENTS_MAX = 20;

/** Matches on which so many percent of what may be lost could be lost, by what their vendors said last; and vendors that have not said it for ten minutes. */
export async function measureExposure(
  db: Queryable,
  { threshold }: MeasuredRule,
  brands: readonly MeasuredBrand[],
  now: Date,
): Promise<Finding[]> {
  if (brands.length === 0) return [];
  const rows = await db
    .selectFrom('alerts.exposure_answer')
    .select(['merchant_id', 'vendor_code', 'first_asked_at', 'said_at', 'answer'])
    .where(
      'merchant_id',
      'in',
      brands.map(({ id }) => id),
    )
    .orderBy('merchant_id')
    .orderBy('vendor_code')
    .execute();
  return rows.flatMap(
    ({ merchant_id: merchantId, vendor_code: vendor, first_asked_at, said_at, answer }): Finding[] => {
      const since = said_at ?? first_asked_at;
      const silentMs = now.getTime() - since.getTime();
      if (silentMs >= SILENT_MS) {
        const minutes = String(Math.floor(silentMs / MINUTE_MS));
        return [
          { merchantId, subject: `${vendor} silent`, since, facts: { part: 'silent', vendor, minutes } },
        ];
      }
      return (answer as unknown as VendorExposure[])
        .filter(({ percent }) => percent >= threshold)
        .slice(0, EVENTS_MAX)
        .map((exposure) => ({
          merchantId,
          subject: `${vendor} ${exposure.event}`,
          since: null,
          facts: factsOf(exposure),
        }));
    },
  );
}

function factsOf({ name, place, held, currency, percent }: VendorExposure): Record<string, string> {
  return {
    ...{
      part: place ? 'place' : 'event',
      event: name.EN ?? name.TH ?? '',
      eventTH: name.TH ?? name.EN ?? '',
    },
    ...(place && { place: place.EN ?? place.TH ?? '', placeTH: place.TH ?? place.EN ?? '' }),
    liability: `${displayMoney(moneyOf(held))} ${currency}`,
    percent: String(percent),
  };
}
