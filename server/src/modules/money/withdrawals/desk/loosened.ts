import type { RankLimit, WithdrawalSettings } from '../settings.ts';

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

function limitAt(limits: readonly RankLimit[], level: number): RankLimit | undefined {
  return limits.findLast(({ rankLevelMin }) => rankLevelMin <= level);
}
