import type { Clock } from '../../../platform/process/clock.ts';
import { openLog } from '../../../platform/process/log.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { ANYWHERE } from '../../../platform/testing/test-reach.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import type { RoundDeps } from './calls/round-deps.ts';
import { closeSettledCases } from './internal/reconciliation-cases.ts';
import { keepRoundQuestions } from './internal/round-questions.ts';
import { ownerNames } from './launch/owner-names.ts';
import { vendorBets } from './launch/vendor-bets.ts';
import { vendorClient } from './vendor-client.ts';

/** What the console's calls about rounds work with, and the part of the sweep that ends cases no operator has to decide. */
export function roundFixture(db: Database, clock: Clock): RoundDeps & { sweep(): Promise<void> } {
  const log = openLog('silent');
  const client = vendorClient({
    reach: ANYWHERE,
    db: db.kysely,
    secrets: testSecrets(),
    log,
    timeoutMs: 1500,
  });
  const questions = keepRoundQuestions({ db: db.kysely, clock, log });
  return {
    db,
    clock,
    client,
    questions,
    bets: { db: db.kysely, sources: () => [vendorBets({ db: db.kysely, client, questions })] },
    ledger: { db: db.kysely, ownerNames: () => ownerNames },
    sweep: () => closeSettledCases(db.kysely, clock.now()),
  };
}
