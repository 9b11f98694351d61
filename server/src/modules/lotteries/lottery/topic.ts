import { defineTopic } from '../../../platform/topic.ts';
import { betting } from './betting/betting.ts';
import { copyLotteries } from './copy-to-brand.ts';
import { givePlanModes } from './desk/give-plan-modes.ts';
import { drawsNearLimits, nearlyUsedLimits } from './desk/open-work.ts';
import { modesProposal } from './desk/ops-modes.ts';
import { priceProposal } from './desk/ops-prices.ts';
import { limitsProposal } from './desk/ops-terms.ts';
import { searchSlips } from './desk/search-slips.ts';
import { settling } from './settling/settling.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    lottery: NoParts;
  }
}

/** Lotteries as brands offer them and players bet on them: what is allowed, slips, and their settlement. */
export const topic = defineTopic('lottery', {
  uses: [
    'brands',
    'ledger',
    'members',
    'agents',
    'line-limits',
    'bets',
    'protection',
    'inbox',
    'catalogue',
    'draws',
    'feeds',
  ],
  notices: { my_slips_changed: {}, lottery_terms_changed: { visitors: true } },
  permissions: ['read', 'change', 'settle'],
  start: (parts) => {
    const taking = betting(parts);
    const paying = settling(parts);
    return {
      routes: [...(taking.routes ?? []), ...(paying.routes ?? [])],
      ops: [...(taking.ops ?? []), ...(paying.ops ?? [])],
      ticks: paying.ticks ?? [],
      contributes: {
        ...taking.contributes,
        ...paying.contributes,
        'agents.giveModes': givePlanModes,
        'brands.copy': copyLotteries,
        openWork: [nearlyUsedLimits(parts.db.kysely, parts.clock)],
        nearLimits: drawsNearLimits(parts.db.kysely, parts.clock),
        search: [searchSlips(parts.db.kysely)],
        proposalKinds: [priceProposal, modesProposal, limitsProposal],
      },
      stop: async () => {
        await taking.stop?.();
        await paying.stop?.();
      },
    };
  },
});
