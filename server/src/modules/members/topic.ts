import { defineTopic } from '../../platform/topic.ts';
import { adjustProposal } from './adjust-proposal.ts';
import type { ShutOut } from './change-status.ts';
import { memberJobs } from './jobs.ts';
import { memberHits } from './member-hits.ts';
import { openDuplicates } from './open-work.ts';
import { memberOps } from './ops-routes.ts';
import { memberRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    members: NoParts;
  }
  interface Contributions {
    'members.shutOut': ShutOut;
  }
}

/** Members: account, profile, terms, language, identity marks, invitation codes. */
export const topic = defineTopic('members', {
  uses: ['brands', 'ledger', 'audit'],
  permissions: ['read', 'reveal', 'status', 'note', 'decide', 'adjust', 'rank'],
  start: (parts) => ({
    routes: memberRoutes(parts),
    ops: memberOps({ ...parts, shutOut: () => parts.contributed('members.shutOut') }),
    contributes: {
      openWork: [openDuplicates(parts.db.kysely)],
      proposalKinds: [adjustProposal],
      search: [memberHits(parts.db.kysely)],
    },
    jobs: memberJobs(parts),
  }),
});
