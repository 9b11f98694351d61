import type { LocalText } from '../../local-text.ts';
import { BONUS_DAYS_MOST, type BonusTerms, USUAL_CONTRIBUTIONS, USUAL_LEAST_ODDS } from './terms.ts';

/** Terms of what is given without an offer: all of them usual but how often it is played and in how many days. */
export function giftTerms(gift: {
  kind: 'by_hand' | 'promotion';
  name: LocalText;
  amount: string;
  times: number;
  /** Unless said, as many as there may be. */
  days?: number;
}): BonusTerms {
  const { kind, name, amount, times, days = BONUS_DAYS_MOST } = gift;
  return {
    ...{ kind, name, match: null, amount, days, excluded: [], convertedTimes: 10 },
    wagering: { times, of: 'bonus' },
    contributions: USUAL_CONTRIBUTIONS,
    leastOdds: USUAL_LEAST_ODDS,
    stake: { percent: 10, most: '500.00' },
  };
}
