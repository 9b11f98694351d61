import { defineTable } from '../define-table.ts';
import { type BaccaratOutcome, dealBaccarat } from './deal.ts';
import { baccaratOutcomes } from './outcomes.ts';
import { BACCARAT_VARIANTS, baccaratPlays } from './plays.ts';

export const baccarat = defineTable<BaccaratOutcome>({
  kind: 'baccarat',
  ruleVersion: 'baccarat-1',
  variants: BACCARAT_VARIANTS,
  variant: baccaratPlays,
  outcomes: baccaratOutcomes,
  deal: dealBaccarat,
});
