import { MONEY_SCALE, type Money } from '@lanna/rules/money';

/** A vendor's amount as ours; undefined when it names a fraction we do not keep. */
export function fromVendorAmount(amount: bigint, vendorScale: bigint): Money | undefined {
  if (vendorScale === MONEY_SCALE) return amount;
  const scaled = amount * MONEY_SCALE;
  return scaled % vendorScale === 0n ? scaled / vendorScale : undefined;
}

/** A balance in the vendor's units. What is below one of them is not shown, so it cannot be staked either. */
export function toVendorAmountRoundedDown(balance: Money, vendorScale: bigint): bigint {
  return vendorScale === MONEY_SCALE ? balance : (balance * vendorScale) / MONEY_SCALE;
}
