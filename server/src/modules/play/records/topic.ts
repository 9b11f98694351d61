import { defineTopic } from '../../../platform/topic.ts';
import type { RecordSource } from './record-source.ts';
import { recordRoutes } from './statement/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    records: NoParts;
  }
  interface Contributions {
    /** Of every topic whose transactions have states of their own. */
    'records.source': RecordSource;
  }
}

/** What a member reads of the own money: every transaction, what play brought or cost, and the statement with its proof. */
export const topic = defineTopic('records', {
  uses: ['brands', 'ledger', 'members', 'bets', 'catalogue'],
  start: (parts) => ({
    routes: recordRoutes({
      ...parts,
      sources: () => parts.contributed('records.source'),
      names: () => parts.contributed('ledger.reference-names'),
    }),
  }),
});
