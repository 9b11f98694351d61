import { counterBehind } from '../../../platform/process/house-figures.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { checkPointInvariants, POINT_RULES } from './check-point-invariants.ts';
import { termsProposal } from './desk/change-terms.ts';
import { correctProposal } from './desk/correct-points.ts';
import { approveProposal, dropAddresses } from './desk/decide-redemption.ts';
import { goodProposal } from './desk/goods.ts';
import { pointOps } from './desk/ops-routes.ts';
import { countPoints } from './earning/count-points.ts';
import { expirePoints } from './earning/expire-points.ts';
import { pointRoutes } from './reading/routes.ts';
import { ADDRESSES, CODES } from './spending/redemption.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    points: NoParts;
  }
}

/** Points: a currency of the ledger that members earn by settled bets, and redeem or convert. */
export const topic = defineTopic('points', {
  uses: [
    'brands',
    'ledger',
    'members',
    'bets',
    'files',
    'protection',
    'authentication',
    'security',
    'inbox',
    'ranks',
    'bonuses',
    'raffles',
  ],
  notices: { points_changed: {}, point_goods_changed: {} },
  permissions: ['read', 'change', 'decide'],
  secrets: [ADDRESSES, CODES],
  start: (parts) => ({
    routes: pointRoutes({
      ...parts.authentication,
      db: parts.db,
      clock: parts.clock,
      brands: parts.brands,
      countryOf: parts.countryOf,
    }),
    ops: pointOps(parts),
    ticks: [{ name: 'points-count', everyMs: 5000, run: () => countPoints(parts) }],
    jobs: [
      { name: 'points-expire', cron: '41 * * * *', run: () => expirePoints(parts) },
      {
        name: 'points-addresses',
        cron: '51 3 * * *',
        run: () => dropAddresses(parts.db.kysely, parts.clock.now()),
      },
    ],
    contributes: {
      houseFigures: [
        counterBehind(parts.db.kysely, 'points', {
          sequence: 'bets.settlement_number',
          progress: 'points.counting',
          counted: 'counted_to',
        }),
      ],
      proposalKinds: [termsProposal, goodProposal, approveProposal, correctProposal],
      'ledger.verifier': [rulesPart('points', Object.keys(POINT_RULES).length, checkPointInvariants)],
    },
  }),
});
