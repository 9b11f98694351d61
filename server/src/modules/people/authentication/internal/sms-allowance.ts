import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import { countryOfMobile } from '../../../../platform/sms/mobile-number.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { countAttempts, readAttempts } from '../attempts.ts';

/**
 * The limit of a brand's text messages. Limits by number and by address stop one caller; this one stops many
 * callers who request messages to numbers they earn from ("SMS pumping").
 */
export interface SmsAllowance {
  /** Whether the brand sends messages to this number (E.164) at all. */
  reaches(brand: BrandProfile, mobile: string): boolean;
  /** Whether the limit is reached, without counting a message. */
  isSpent(brand: BrandProfile): Promise<boolean>;
  /** Counts a message about to go out; false when it must not. */
  take(brand: BrandProfile): Promise<boolean>;
}

const HOUR_MS = 3_600_000;
/** The operator should be warned before members are refused. */
const WARN_AT = 0.8;

export function smsAllowance({ db, clock, log }: { db: Database; clock: Clock; log: Log }): SmsAllowance {
  return {
    reaches: (brand, mobile) => {
      const country = countryOfMobile(mobile);
      return country !== undefined && (brand.settings.sms.countries ?? [brand.country]).includes(country);
    },
    isSpent: async (brand) => {
      const limits = limitsOf(brand);
      const hits = await readAttempts(db.kysely, clock.now(), limits);
      return limits.some(({ max }, at) => (hits[at] ?? 0) >= max);
    },
    take: async (brand) => {
      const limits = limitsOf(brand);
      const tallies = await countAttempts(db.kysely, clock.now(), limits);
      const within = limits.map(({ window, max }, at) => {
        const sent = tallies[at]?.hits ?? 0;
        const facts = { merchant: brand.code, window, max };
        // Counted in the database, so each warning is logged once, by one process.
        if (sent === Math.ceil(max * WARN_AT))
          log.warn(facts, 'a brand has sent most of the text messages it may');
        if (sent === max + 1) log.error(facts, 'a brand may send no more text messages for now');
        return sent <= max;
      });
      return within.every(Boolean);
    },
  };
}

function limitsOf({ id, settings }: BrandProfile) {
  const subject = (window: string) => ['sms', id, window].join('\n');
  return [
    { subject: subject('hour'), window: 'hour', windowMs: HOUR_MS, max: settings.sms.maxPerHour },
    { subject: subject('day'), window: 'day', windowMs: 24 * HOUR_MS, max: settings.sms.maxPerDay },
  ];
}
