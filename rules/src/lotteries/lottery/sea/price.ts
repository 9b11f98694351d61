import { type Money, parseMoney } from '../../../money.ts';

/** A price as it is written in the table of a family. */
export function price(text: string): Money {
  const amount = parseMoney(text);
  if (amount === undefined) throw new Error(`"${text}" is no price`);
  return amount;
}
