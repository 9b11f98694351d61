import { defineTopic } from '../../../platform/topic.ts';
import { adjustProposal } from './adjustments/adjust-proposal.ts';
import { reopenProposal } from './adjustments/reopen-proposal.ts';
import type { ClubLabelOf } from './club-label.ts';
import type { ShutOut } from './desk/change-status.ts';
import { memberJobs } from './desk/jobs.ts';
import { memberHits } from './desk/member-hits.ts';
import { noteHistory } from './desk/note-history.ts';
import { openDuplicates } from './desk/open-work.ts';
import { memberOps } from './desk/ops-routes.ts';
import { historyRoutes } from './history/routes.ts';
import { type NotifyMember, notifyBy } from './notify-member.ts';
import { memberRoutes } from './own/routes.ts';
import type { FindExclusion } from './persons/find-exclusion.ts';
import type { TagsOfMember } from './tags-of-member.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    members: NoParts;
  }
  interface Contributions {
    'members.shutOut': ShutOut;
    'members.exclusion': FindExclusion;
    'members.notify': NotifyMember;
    'members.club-label': ClubLabelOf;
    'members.tags': TagsOfMember;
  }
}

/** Members: account, profile, avatar, terms, language, identity marks, invitation codes. */
export const topic = defineTopic('members', {
  uses: ['brands', 'ledger', 'audit', 'files'],
  permissions: ['read', 'reveal', 'status', 'note', 'decide', 'adjust', 'avatar', 'label'],
  notices: { account_type_changed: {} },
  start: (parts) => {
    const notifyMember = notifyBy(() => parts.contributed('members.notify'));
    return {
      routes: memberRoutes({
        ...parts,
        findExclusions: () => parts.contributed('members.exclusion'),
        clubLabels: () => parts.contributed('members.club-label'),
      }),
      ops: [
        ...historyRoutes({
          db: parts.db.kysely,
          histories: () => parts.contributed('memberHistory').flat(),
        }),
        ...memberOps({
          ...parts,
          shutOut: () => parts.contributed('members.shutOut'),
          tags: () => parts.contributed('members.tags')[0],
          notifyMember,
        }),
      ],
      contributes: {
        memberHistory: [noteHistory],
        openWork: [openDuplicates(parts.db.kysely)],
        proposalKinds: [adjustProposal(notifyMember), reopenProposal(notifyMember)],
        search: [memberHits(parts.db.kysely)],
      },
      jobs: memberJobs(parts),
    };
  },
});
