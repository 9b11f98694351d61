import { localText } from '@lanna/rules/local-text';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import type { OpenRewards } from '../../reward-centre/open-rewards.ts';
import { dayEnds } from '../offering/brand-day.ts';
import { offersFor } from '../offering/offers-for.ts';

/** What the member has earned of bonuses without a deposit and can take now. */
export const openBonuses =
  (segments: AskSegments): OpenRewards =>
  async (db, { brand, memberId, language, now }) => {
    const offers = await offersFor(db, { brand, memberId, segments }, now);
    return offers.flatMap(({ id, terms, earned, endsAt }) => {
      if (!earned) return [];
      const until = earned.until === null ? null : dayEnds(earned.until, brand.timeZone).toISOString();
      const ends = [until, endsAt].filter((end) => end !== null).sort();
      return [
        {
          kind: 'bonus' as const,
          id,
          title: localText(terms.name, language, brand.defaultLanguage),
          // Free rounds are so many of a stake.
          amount: terms.rounds?.worth ?? earned.amount,
          count: terms.rounds?.count ?? null,
          endsAt: ends[0] ?? null,
        },
      ];
    });
  };
