import { counterBehind } from '../../../platform/process/house-figures.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { bonusCaseHistory } from './abuse/case-history.ts';
import { findAbuse } from './abuse/find-abuse.ts';
import { openBonusCases } from './abuse/open-work.ts';
import { BONUS_RULES, checkBonusInvariants } from './check-bonus-invariants.ts';
import { giveProposal } from './desk/give-bonus.ts';
import { bonusOps } from './desk/ops-routes.ts';
import { publishProposal } from './desk/publish-offer.ts';
import { revokeProposal } from './desk/revoke-bonus.ts';
import { runLife } from './life/run-life.ts';
import { bonusHistory } from './reading/bonus-history.ts';
import { openBonuses } from './reading/open-bonuses.ts';
import { bonusRoutes } from './reading/routes.ts';
import { noteFriend } from './referral/note-friend.ts';
import { notifyInviters } from './referral/notify-inviters.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    bonuses: NoParts;
  }
}

/** Bonuses: what a brand gives to be played, beside cash and apart from it. */
export const topic = defineTopic('bonuses', {
  uses: [
    'brands',
    'ledger',
    'members',
    'bets',
    'catalogue',
    'registration',
    'protection',
    'kyc',
    'linked-accounts',
    'inbox',
    'reward-centre',
  ],
  notices: { bonuses_changed: {} },
  permissions: ['read', 'change', 'grant', 'revoke'],
  start: (parts) => {
    const segments = () => parts.contributed('segments')[0];
    return {
      routes: bonusRoutes({ ...parts, segments }),
      ops: bonusOps({ ...parts, segments }),
      jobs: [
        { name: 'bonuses-friends', cron: '41 * * * *', run: (signal) => notifyInviters(parts, signal) },
        { name: 'bonuses-abuse', cron: '*/15 * * * *', run: () => findAbuse(parts) },
      ],
      ticks: [{ name: 'bonuses-life', everyMs: 1000, run: () => runLife(parts) }],
      contributes: {
        houseFigures: [
          counterBehind(parts.db.kysely, 'bonuses', {
            sequence: 'bets.settlement_number',
            progress: 'bonuses.counting',
            counted: 'counted_to',
          }),
        ],
        memberHistory: [bonusHistory, bonusCaseHistory],
        proposalKinds: [publishProposal, giveProposal, revokeProposal],
        openWork: [openBonusCases(parts.db.kysely)],
        'registration.registered': noteFriend,
        'reward-centre.open': openBonuses(segments),
        'ledger.verifier': [rulesPart('bonuses', Object.keys(BONUS_RULES).length, checkBonusInvariants)],
      },
    };
  },
});
