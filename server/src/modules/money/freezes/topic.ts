import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { checkFreezeInvariants, FREEZE_RULES } from './check-freeze-invariants.ts';
import { frozenWinnings } from './desk/open-work.ts';
import { freezeOps } from './desk/ops-routes.ts';
import { keepProposal } from './keep-proposal.ts';
import { lapseFreezes } from './lapse-freezes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    freezes: NoParts;
  }
}

/** Winnings that operators hold while they look at how they were won: a day by one, longer by two, and never taken. */
export const topic = defineTopic('freezes', {
  uses: ['brands', 'ledger', 'members', 'catalogue', 'bets', 'inbox'],
  permissions: ['read', 'freeze'],
  start: (parts) => ({
    ops: freezeOps(parts),
    jobs: [{ name: 'freezes-lapse', cron: '* * * * *', run: async () => void (await lapseFreezes(parts)) }],
    contributes: {
      openWork: [frozenWinnings({ db: parts.db.kysely, clock: parts.clock })],
      proposalKinds: [keepProposal],
      'ledger.verifier': [rulesPart('freezes', Object.keys(FREEZE_RULES).length, checkFreezeInvariants)],
    },
  }),
});
