import { defineTopic } from '../../../platform/topic.ts';
import { CHAIN_SECRETS } from './calls/chain-links.ts';
import { chainRoutes } from './calls/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    chains: NoParts;
  }
}

/** Chains of secrets whose hashes are published before they are used. */
export const topic = defineTopic('chains', {
  uses: [],
  secrets: [CHAIN_SECRETS],
  start: (parts) => ({ routes: chainRoutes(parts) }),
});
