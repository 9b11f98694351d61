import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { collectClearingLegs } from './collect-clearing-legs.ts';
import { findOnStatements } from './find-on-statements.ts';
import { findUnequal } from './find-unequal.ts';
import { findVendorSums } from './find-vendor-sums.ts';
import { before, findWaiting } from './find-waiting.ts';
import type { CaseSource, Finding } from './finding.ts';
import { type Settled, settleFindings } from './settle-findings.ts';

export interface Looked {
  opened: number;
  mended: number;
  lookedAt: Date;
}

/** How far back a look goes that comes every few minutes; what is a case is looked at however old it is. */
const NEAR_MS = 3 * 24 * 3_600_000;

/**
 * Holds the ledger against what gateways, banks and vendors have said, and makes the cases say what does not fit. Looks through everything
 * there ever was where `whole` is requested, else at what is not older than some days. Several at once come one after the other.
 */
export async function findDifferences(
  { db, clock }: { db: Database; clock: Clock },
  { whole = false }: { whole?: boolean } = {},
): Promise<Looked> {
  await collectClearingLegs(db);
  return db.transaction(async (tx) => {
    await oneAtATime(tx);
    const now = clock.now();
    const since = whole ? new Date(0) : before(now, NEAR_MS);
    const variants: [CaseSource, () => Promise<Finding[]>][] = [
      ['confirmations', () => findWaiting(tx, now)],
      ['clearing', () => findUnequal(tx, now, since)],
      ['statements', () => findOnStatements(tx, now, since)],
      ['vendors', () => findVendorSums(tx, now)],
    ];
    const all: Settled[] = [];
    for (const [source, find] of variants) all.push(await settleFindings(tx, source, await find(), now));
    await tx.updateTable('reconciliation.progress').set({ looked_at: now }).execute();
    for (const brandId of new Set(all.flatMap(({ brands }) => [...brands])))
      await notifyOps(tx, { brandId, type: 'money_cases_changed' });
    const sum = (of: (one: Settled) => number) => all.reduce((count, one) => count + of(one), 0);
    return { opened: sum(({ opened }) => opened), mended: sum(({ mended }) => mended), lookedAt: now };
  });
}

/** Of two looks the second waits, and then finds what the first has written. */
export async function oneAtATime(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('reconciliation', 0))`.execute(tx);
}
