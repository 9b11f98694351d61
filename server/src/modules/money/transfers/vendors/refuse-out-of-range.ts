import { formatMoney, type Money } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { isWithin, type LineTerms } from '../line/line-terms.ts';

/** Refuses with `amount_out_of_range` an amount that is outside the terms of the line. */
export function refuseOutOfRange(terms: LineTerms, amount: Money, currency: string): void {
  if (!isWithin(terms, amount, currency))
    throw new Refusal('amount_out_of_range', { min: formatMoney(terms.min), max: formatMoney(terms.max) });
}
