import { minorDigits } from '../../currency.ts';
import { MONEY_SCALE, type Money } from '../../money.ts';

/** The fee of a way to pay for an amount: rounded down to what can be paid in the currency, and never more than the amount. */
export function channelFee(
  { feeFixed, feeBasisPoints, currency }: { feeFixed: Money; feeBasisPoints: number; currency: string },
  amount: Money,
): Money {
  const step = MONEY_SCALE / 10n ** BigInt(minorDigits(currency));
  const fee = feeFixed + (amount * BigInt(feeBasisPoints)) / 10_000n;
  const roundedDown = (fee / step) * step;
  return roundedDown > amount ? amount : roundedDown;
}
