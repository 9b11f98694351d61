import type { LotteryTerms } from '../desk/lottery-terms.ts';

/** A brand's terms of a lottery as `lottery.brand_game` keeps them. */
export function brandGameRow(terms: Omit<LotteryTerms, 'version'>) {
  return {
    enabled: terms.enabled,
    position: terms.position,
    largest_prize: terms.largestPrize,
    largest_slip_prize: terms.largestSlipPrize,
    member_stake: terms.memberStake,
    number_liability: terms.numberLiability,
    play_liability: terms.playLiability,
    half_percent: terms.halfPercent,
    coverage_percent: terms.coveragePercent,
    cancel_allowed: terms.cancelAllowed,
  };
}
