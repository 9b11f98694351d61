import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { LedgerRecord } from '../../../books/ledger/owner-names.ts';
import type { BetRecord } from '../../../play/bets/bet-source.ts';
import type { RoundQuestions } from '../internal/round-questions.ts';
import type { VendorClient } from '../vendor-client.ts';

/** What the console's calls about rounds work with. */
export interface RoundDeps {
  db: Database;
  clock: Clock;
  client: VendorClient;
  questions: RoundQuestions;
  bets: BetRecord;
  ledger: LedgerRecord;
}
