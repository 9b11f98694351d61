import { defineTopic } from '../../platform/topic.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    contracts: NoParts;
  }
}

/** Contracts of agents: offered, signed by both sides, changed and ended. What they come to is computed and paid above. */
export const topic = defineTopic('contracts', {
  uses: ['brands', 'ledger', 'audit', 'members', 'authentication', 'agents', 'inbox'],
  permissions: ['read', 'offer', 'end', 'plans'],
  start: () => ({}),
});
