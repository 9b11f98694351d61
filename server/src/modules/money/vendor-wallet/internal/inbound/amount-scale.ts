import { MONEY_SCALE, type Money } from '@lanna/rules/money';

/** The database keeps amounts in 64 bits. */
const LARGEST = 9_223_372_036_854_775_807n;

/** A vendor's amount as ours; undefined when it names a fraction we do not keep, or more than can be kept. */
export function fromVendorAmount(amount: bigint, vendorScale: bigint): Money | undefined {
  if (vendorScale === MONEY_SCALE) return amount;
  const scaled = amount * MONEY_SCALE;
  if (scaled % vendorScale !== 0n) return undefined;
  const ours = scaled / vendorScale;
  return ours <= LARGEST ? ours : undefined;
}

/** A balance in the vendor's units. What is below one of them is not shown, so it cannot be staked either. */
export function toVendorAmountRoundedDown(balance: Money, vendorScale: bigint): bigint {
  return vendorScale === MONEY_SCALE ? balance : (balance * vendorScale) / MONEY_SCALE;
}
