import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import type { GatheredNotices } from '../../../../platform/push/gathered-notices.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { readRebateTerms } from '../desk/rebate-terms.ts';
import { type Payer, payEarner, ROWS } from './pay-earner.ts';

export interface PayDeps {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'error'>;
  notices?: Pick<GatheredNotices, 'notify'>;
}

/** A brand whose rebates are paid. */
export interface PayingBrand {
  id: string;
  currency: string;
  timeZone: string;
}

const EARNERS_AT_ONCE = 500;

/**
 * Pays a brand's accounts what they have earned, one transaction for each; of a brand that pays by the day only what was earned on days that are over.
 * One account that cannot be paid is said in the log and tried again, and keeps no other waiting. Answers how many were paid.
 */
export async function payRebates(deps: PayDeps, brand: PayingBrand, signal?: AbortSignal): Promise<number> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(brand.timeZone)
    .toPlainDate()
    .toString();
  const { pays } = await readRebateTerms(db.kysely, brand.id);
  const payer = {
    merchantId: brand.id,
    currency: brand.currency,
    before: pays === 'daily' ? today : null,
    today,
    now,
    ...(deps.notices ? { notices: deps.notices } : {}),
  };
  let paid = 0;
  let after: string | undefined;
  do {
    const earners = await earnersAfter(db, payer, after);
    for (const earnerId of earners) {
      if (signal?.aborted) return paid;
      try {
        if (await payWhole(db, payer, earnerId)) paid += 1;
      } catch (error) {
        log.error({ err: error, member: earnerId }, 'rebates could not be paid');
      }
    }
    after = earners.length < EARNERS_AT_ONCE ? undefined : earners.at(-1);
  } while (after !== undefined);
  return paid;
}

/** Answers whether anything was paid. */
async function payWhole(db: Database, payer: Payer, earnerId: string): Promise<boolean> {
  let total = 0;
  let settled: number;
  do {
    settled = await db.transaction((tx) => payEarner(tx, payer, earnerId));
    total += settled;
  } while (settled === ROWS);
  return total > 0;
}

/** Accounts with rows that wait, by their ids. */
async function earnersAfter(
  db: Database,
  { merchantId, before }: Pick<Payer, 'merchantId' | 'before'>,
  after: string | undefined,
): Promise<string[]> {
  const { rows } = await sql<{ earner_id: string }>`
    select distinct earner_id from rebates.due
    where merchant_id = ${merchantId} and due <> paid and (${before}::date is null or day < ${before}::date)
      and (${after ?? null}::uuid is null or earner_id > ${after ?? null}::uuid)
    order by earner_id limit ${EARNERS_AT_ONCE}`.execute(db.kysely);
  return rows.map((row) => row.earner_id);
}
