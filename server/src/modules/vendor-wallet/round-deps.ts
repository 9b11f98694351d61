import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { BetRecord } from '../bets/bet-source.ts';
import type { LedgerRecord } from '../ledger/owner-names.ts';
import type { RoundQuestions } from './internal/round-questions.ts';
import type { VendorClient } from './vendor-client.ts';

/** What the console's calls about rounds work with. */
export interface RoundDeps {
  db: Database;
  clock: Clock;
  client: VendorClient;
  questions: RoundQuestions;
  bets: BetRecord;
  ledger: LedgerRecord;
}
