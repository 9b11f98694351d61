import { pinKey } from '../../../../platform/ops/segment-condition.ts';
import type { RankLimit, SegmentLimit, WithdrawalSettings } from '../settings.ts';

/** The kind of proposal. */
export const LOOSEN_WITHDRAWALS = 'withdrawals.loosen';

/** Whether more leaves by itself, sooner, or with less played. */
export function loosens(before: WithdrawalSettings, after: WithdrawalSettings): boolean {
  return (
    after.automaticLimit > before.automaticLimit ||
    after.coolingHours < before.coolingHours ||
    after.bankAccountsMax > before.bankAccountsMax ||
    after.smallBalance > before.smallBalance
  );
}

/** Whether members of some rank may withdraw more at once, on a day, or more often; both are ordered by rank. */
export function loosensLimits(before: readonly RankLimit[], after: readonly RankLimit[]): boolean {
  const levels = new Set([...before, ...after].map(({ rankLevelMin }) => rankLevelMin));
  return [...levels].some((level) => {
    const [was, is] = [limitAt(before, level), limitAt(after, level)];
    if (!was || !is) return true;
    return is.max > was.max || is.dayAmount > was.dayAmount || is.dayCount > was.dayCount;
  });
}

/**
 * Whether members of some segment may withdraw more than before. A line that is taken away, or goes by another version of its segment, lets members out of it; a further one lets nothing more leave.
 */
export function loosensSegments(before: readonly SegmentLimit[], after: readonly SegmentLimit[]): boolean {
  return before.some((was) => {
    const is = after.find(({ segment }) => pinKey(segment) === pinKey(was.segment));
    return !is || is.max > was.max || is.dayAmount > was.dayAmount || is.dayCount > was.dayCount;
  });
}

function limitAt(limits: readonly RankLimit[], level: number): RankLimit | undefined {
  return limits.findLast(({ rankLevelMin }) => rankLevelMin <= level);
}
