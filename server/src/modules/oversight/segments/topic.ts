import { counterBehind } from '../../../platform/process/house-figures.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { checkFigures, FIGURE_RULES } from './check-figures.ts';
import { countFigures } from './count-figures.ts';
import { depositedAfter } from './deposited-after.ts';
import { segmentOps } from './desk/ops-routes.ts';
import { refreshTags } from './refresh-tags.ts';
import { segmentCondition } from './segment-condition.ts';
import { segmentSource } from './segment-source.ts';
import { tagsOfMember } from './tags-of-member.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    segments: NoParts;
  }
}

/** What members have moved and played in all, and parts of them by rules over it, which other topics use by name. */
export const topic = defineTopic('segments', {
  uses: ['brands', 'ledger', 'members', 'inbox', 'bets', 'cashier', 'teams'],
  permissions: ['read', 'write'],
  start: (parts) => ({
    ops: segmentOps(parts),
    jobs: [{ name: 'segments-tags', cron: '*/5 * * * *', run: (signal) => refreshTags(parts, signal) }],
    ticks: [
      { name: 'segments-figures', everyMs: 2000, run: (signal) => countFigures(parts.db.kysely, signal) },
    ],
    contributes: {
      houseFigures: [
        counterBehind(parts.db.kysely, 'segments', {
          sequence: 'bets.settlement_number',
          progress: 'segments.progress',
          counted: 'bets_to',
        }),
      ],
      segment: segmentCondition,
      segments: segmentSource,
      'members.tags': tagsOfMember,
      'inbox.deposited': depositedAfter,
      'ledger.verifier': [rulesPart('segments', Object.keys(FIGURE_RULES).length, checkFigures)],
    },
  }),
});
