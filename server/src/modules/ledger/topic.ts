import { defineTopic } from '../../platform/topic.ts';
import { ledgerJobs } from './jobs.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    ledger: NoParts;
  }
}

/** Whose money is where: the only one that writes transfers and balances. */
export const topic = defineTopic('ledger', {
  uses: ['brands'],
  notices: { balance_changed: {} },
  start: (parts) => ({ jobs: ledgerJobs(parts) }),
});
