import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { applicationHistory } from './applying/application-history.ts';
import { promotionJobs } from './applying/jobs.ts';
import { namePayments } from './applying/name-payments.ts';
import { checkPromotionInvariants, PROMOTION_RULES } from './check-promotion-invariants.ts';
import { issueProposal } from './desk/issue-proposal.ts';
import { waitingApplications } from './desk/open-work.ts';
import { promotionOps } from './desk/ops-routes.ts';
import { searchPromotions } from './desk/search-promotions.ts';
import { copyCategories } from './editing/copy-categories.ts';
import { promotionRecord } from './editing/promotion-record.ts';
import { publishProposal } from './editing/publish-proposal.ts';
import type { MorePromotions } from './more-promotions.ts';
import { findPromotions } from './reading/find-promotions.ts';
import { listPromotionPaths } from './reading/list-promotion-paths.ts';
import { openPromotions } from './reading/open-promotions.ts';
import { promotionRoutes } from './reading/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    promotions: NoParts;
  }
  interface Contributions {
    /** Of topics whose own promotions stand among these. */
    'promotions.more': MorePromotions;
  }
}

/** Promotions: what a brand gives away, who may have it, applications and claims of members, and the desk that decides. */
export const topic = defineTopic('promotions', {
  uses: [
    'brands',
    'ledger',
    'members',
    'protection',
    'files',
    'inbox',
    'records',
    'reward-centre',
    'bonuses',
  ],
  notices: { promotions_changed: { visitors: true, settled: true }, my_promotions_changed: {} },
  permissions: ['read', 'change', 'publish', 'decide'],
  start: (parts) => {
    const more = () => parts.contributed('promotions.more');
    const segments = () => parts.contributed('segments')[0];
    return {
      routes: promotionRoutes({ ...parts, more, segments }),
      ops: promotionOps({ ...parts, more, segments }),
      jobs: promotionJobs(parts),
      contributes: {
        memberHistory: [applicationHistory],
        'brands.copy': copyCategories,
        'records.source': promotionRecord,
        'reward-centre.open': openPromotions(more, segments),
        proposalKinds: [publishProposal(segments), issueProposal],
        openWork: [waitingApplications(parts.db.kysely)],
        search: [searchPromotions(parts.db.kysely)],
        listedPages: (brandId) => listPromotionPaths(parts.db.kysely, brandId, parts.clock.now()),
        'finding.source': ({ text, ...reader }) =>
          findPromotions(parts.db.kysely, reader, text, { more, now: parts.clock.now() }),
        'ledger.reference-names': namePayments,
        'ledger.verifier': [
          rulesPart('promotions', Object.keys(PROMOTION_RULES).length, checkPromotionInvariants),
        ],
      },
    };
  },
});
