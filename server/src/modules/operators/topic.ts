import { defineTopic } from '../../platform/topic.ts';
import { operatorJobs } from './jobs.ts';
import { operatorGate } from './operator-gate.ts';
import { operatorOps } from './ops-routes.ts';
import { searchRoute } from './search-route.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    operators: NoParts;
  }
}

/** Operators: their accounts, roles and sessions, what they have done, and what waits for a second pair of eyes. */
export const topic = defineTopic('operators', {
  uses: ['brands', 'authentication'],
  permissions: ['read', 'change', 'grant', 'settings', 'propose', 'approve', 'export'],
  start: (parts) => ({
    contributes: { operatorGate: operatorGate(parts) },
    ops: [...operatorOps(parts), searchRoute(() => parts.contributed('search').flat())],
    jobs: operatorJobs(parts),
  }),
});
