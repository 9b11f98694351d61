import type { AlertKind } from '@lanna/contract/oversight/alerts/alert-terms';
import type { Selectable } from 'kysely';
import type { AlertsRule } from '../../../../platform/generated/alerts.ts';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { applyFindings } from './apply-findings.ts';
import type { Measured, MeasuredBrand } from './finding.ts';
import { measureExposure } from './measure-exposure.ts';
import { measureBooks, measureDrills, measureFeeds, measureGateways } from './measure-house.ts';
import { measureLiability, measureWins } from './measure-play.ts';
import { measureWaiting } from './measure-waiting.ts';

export interface RuleDeps {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'error'>;
  openWork(): readonly OpenWork[];
}

type Rule = Selectable<AlertsRule>;

/** A rule is measured so often. */
export const MEASURE_MS = 10_000;
const AT_ONCE = 200;

/**
 * Measures each rule that is due. A rule is locked while it is measured and what it found is written with it, so two processes never measure one at
 * the same time and a process that dies has found nothing.
 */
export async function runRules(deps: RuleDeps, signal?: AbortSignal): Promise<void> {
  for (let done = 0; done < AT_ONCE && !signal?.aborted; done += 1) if (!(await runNext(deps))) return;
}

async function runNext({ db, clock, log, openWork }: RuleDeps): Promise<boolean> {
  const now = clock.now();
  let taken: Rule | undefined;
  try {
    return await db.transaction(async (tx) => {
      taken = await takeRule(tx, now);
      if (!taken) return false;
      const brands = await brandsOf(tx, taken);
      const measured = await measure(tx, taken, { brands, openWork: openWork(), now });
      await applyFindings(tx, taken, measured.findings, { brands, now });
      await tx
        .updateTable('alerts.rule')
        .set({
          measured_at: now,
          failure: null,
          ...(measured.cursor !== undefined && { cursor: measured.cursor }),
        })
        .where('id', '=', taken.id)
        .execute();
      return true;
    });
  } catch (error) {
    if (!taken) throw error;
    // One rule that cannot be measured keeps no other from being measured, and its page says so.
    log.error({ err: error, rule: taken.id }, 'a rule of alerts could not be measured');
    await db.kysely
      .updateTable('alerts.rule')
      .set({ measured_at: now, failure: error instanceof Error ? error.name : 'unknown' })
      .where('id', '=', taken.id)
      .execute();
    return true;
  }
}

function takeRule(tx: Tx, now: Date): Promise<Rule | undefined> {
  return tx
    .selectFrom('alerts.rule')
    .selectAll()
    .where('enabled', '=', true)
    .where(({ or, eb }) =>
      or([eb('measured_at', 'is', null), eb('measured_at', '<=', new Date(now.getTime() - MEASURE_MS))]),
    )
    .orderBy('measured_at', (order) => order.asc().nullsFirst())
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

function brandsOf(db: Queryable, { merchant_id }: Rule): Promise<MeasuredBrand[]> {
  return db
    .selectFrom('brands.brand')
    .select(['id', 'code', 'currency', 'time_zone as timeZone'])
    .$if(merchant_id !== null, (query) => query.where('id', '=', merchant_id ?? ''))
    .orderBy('id')
    .execute();
}

async function measure(
  tx: Tx,
  rule: Rule,
  { brands, openWork, now }: { brands: readonly MeasuredBrand[]; openWork: readonly OpenWork[]; now: Date },
): Promise<Measured> {
  switch (rule.kind as AlertKind) {
    case 'waiting':
      return {
        findings: await measureWaiting(openWork, rule, { brands, ofHouse: rule.merchant_id === null, now }),
      };
    case 'win':
      return measureWins(tx, rule, brands);
    case 'liability':
      return {
        findings: [
          ...(await measureLiability(tx, rule, brands, now)),
          ...(await measureExposure(tx, rule, brands, now)),
        ],
      };
    case 'gateway':
      return { findings: await measureGateways(tx, rule, now) };
    case 'feed':
      return { findings: await measureFeeds(tx, rule, now) };
    case 'books':
      return { findings: await measureBooks(tx, rule, now) };
    case 'drill':
      return { findings: await measureDrills(tx, { ...rule, createdAt: rule.created_at }, now) };
  }
}
