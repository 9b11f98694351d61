import type { Queryable } from '../../../../platform/sql/database.ts';

/** After a period, an hour or a day has ended so much goes by before it is computed. */
const GRACE_MS = 60_000;
export const WINDOW_MINUTES = 5;

/** The clock of a brand with contracts, as its bills follow it. */
export interface BrandClock {
  id: string;
  timeZone: string;
  /** Days before it, and hours of it before `hour`, are over. */
  today: string;
  hour: number;
  /** The window of five minutes that runs. */
  window: { day: string; slot: number };
}

/** Brands that ever had a contract in force. */
export async function readClocks(db: Queryable, now: Date): Promise<BrandClock[]> {
  const brands = await db
    .selectFrom('brands.brand as b')
    .select(['b.id', 'b.time_zone'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('contracts.contract_record as c').select('c.id').whereRef('c.merchant_id', '=', 'b.id'),
      ),
    )
    .orderBy('b.id')
    .execute();
  return brands.map(({ id, time_zone: timeZone }) => clockOf(id ?? '', timeZone ?? 'UTC', now));
}

export function clockOf(id: string, timeZone: string, now: Date): BrandClock {
  const local = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
  const over = local(now.getTime() - GRACE_MS);
  const present = local(now.getTime());
  return {
    id,
    timeZone,
    today: over.toPlainDate().toString(),
    hour: over.hour,
    window: {
      day: present.toPlainDate().toString(),
      slot: Math.floor((present.hour * 60 + present.minute) / WINDOW_MINUTES),
    },
  };
}
