import { Client } from 'pg';
import { openDatabase } from '../../server/src/platform/sql/database.ts';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import type { BenchResult } from './result.ts';
import { betFigures } from './rewards/bet-beside.ts';
import { envelopeFigures } from './rewards/envelopes.ts';
import { publishRewards } from './rewards/fixture.ts';
import { progressFigures } from './rewards/progress.ts';
import { raffleFigures } from './rewards/raffle.ts';
import { step } from './step.ts';
import { buildFixture } from './wallet/fixture.ts';

const MEMBERS = 5000;

/** What rewards cost: a bet that counts for them, an envelope all open at once, progress behind the bets of a busy hour, and a raffle of a million tickets. */
export async function benchRewards(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-rewards');
  await step('the brand', () => buildFixture(postgres.url, MEMBERS));
  // No database is copied while a program is connected to it.
  const plainUrl = postgres.url.replace(/\/[^/]+$/, '/bench_plain');
  const through = new Client({ connectionString: postgres.url.replace(/\/[^/]+$/, '/template1') });
  await through.connect();
  await through.query(`create database bench_plain template ${new URL(postgres.url).pathname.slice(1)}`);
  await through.end();
  const db = openDatabase({ url: postgres.url, role: null, maxConnections: 6, connectionWaitMs: 600_000 });
  const plain = openDatabase({ url: plainUrl, role: null, maxConnections: 2 });
  try {
    const brand = await publishRewards(db);
    const bets = await step('bets', () => betFigures({ plain, counted: db }));
    const envelopes = await step('envelopes', () => envelopeFigures(db, brand, brand.memberIds));
    const progress = await step('progress', () => progressFigures(db));
    const raffle = await step('raffles', () => raffleFigures(db, postgres.url, brand));
    return {
      name: 'rewards',
      figures: [...bets, ...envelopes, ...progress.figures, ...raffle.figures],
      notes: [
        'Bets: lost at once, without signatures and HTTP, in turn on a database with three missions, points and a leaderboard that are counted meanwhile, and on a copy with none; the median counts.',
        'Claims as the portal makes them, without HTTP: those that come together are one transaction, committed with fsync; no account has a proved fact in common with another. The ledger’s own rate is of postings that are each a transaction.',
        ...progress.notes,
        ...raffle.notes,
        'One process and one PostgreSQL share the machine.',
      ],
    };
  } finally {
    await Promise.allSettled([db.close(), plain.close()]);
    await postgres.destroy();
  }
}
