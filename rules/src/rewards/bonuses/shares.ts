import type { Money } from '../../money.ts';

/** What one movement takes from, or brings to, cash and bonus. */
export interface Shares {
  cash: Money;
  bonus: Money;
}

/** A bet takes cash first, the rest from the bonus. Null where both together do not suffice. */
export function stakeShares(stake: Money, { cash, bonus }: Shares): Shares | null {
  if (stake > cash + bonus) return null;
  const fromCash = stake < cash ? stake : cash;
  return { cash: fromCash, bonus: stake - fromCash };
}

/** A win returns in the shares of its round's stakes, the odd part to cash. */
export function winShares(win: Money, stakes: Shares): Shares {
  const whole = stakes.cash + stakes.bonus;
  const bonus = whole > 0n ? (win * stakes.bonus) / whole : 0n;
  return { cash: win - bonus, bonus };
}

/** What becomes of a bonus when its terms are met: cash up to what they allow, the rest the brand's. */
export function convertedOf(balance: Money, most: Money | null): { cash: Money; brand: Money } {
  const cash = most !== null && most < balance ? most : balance;
  return { cash, brand: balance - cash };
}

/** Why a stake is not taken with the bonus; null where it is. One that cash pays whole is no affair of the bonus's. */
export function bonusRefusal(
  stake: Money,
  has: Shares,
  bonus: { isPlayed: boolean; hasEnded: boolean; maxStake: Money },
): 'ended' | 'game' | 'stake' | null {
  if (stake <= has.cash || stake > has.cash + has.bonus) return null;
  if (bonus.hasEnded) return 'ended';
  if (!bonus.isPlayed) return 'game';
  return stake > bonus.maxStake ? 'stake' : null;
}
