import { defineTopic } from '../../platform/topic.ts';
import { ledgerJobs } from './jobs.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    ledger: NoParts;
  }
}

/** Accounts and transfers: the only topic that writes transfers and balances. */
export const topic = defineTopic('ledger', {
  uses: ['brands'],
  notices: { balance_changed: {} },
  start: (parts) => ({ jobs: ledgerJobs(parts) }),
});
