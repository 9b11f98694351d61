import { RATE_CATEGORIES, type Rates } from '@lanna/rules/commission/contracts/category';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { SomeRates } from './give-first-rates.ts';

/** Refuses with `preset_above_own` {category, own} what is above the giver's own rates. */
export function refuseAboveOwn(wanted: SomeRates, own: Rates): void {
  for (const category of RATE_CATEGORIES)
    if ((wanted[category] ?? 0) > own[category])
      throw new Refusal('preset_above_own', { category, own: own[category] });
}
