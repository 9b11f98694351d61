import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { checkPointInvariants, POINT_RULES } from './check-point-invariants.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    points: NoParts;
  }
}

/** Points: a currency of the ledger that members earn by settled bets, and redeem or convert. */
export const topic = defineTopic('points', {
  uses: ['brands', 'ledger', 'members', 'bets', 'protection', 'inbox', 'ranks'],
  notices: { points_changed: {} },
  permissions: ['read', 'change', 'decide', 'correct'],
  start: () => ({
    contributes: {
      'ledger.verifier': [rulesPart('points', Object.keys(POINT_RULES).length, checkPointInvariants)],
    },
  }),
});
