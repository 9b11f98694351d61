import type { LocalText } from '@lanna/rules/local-text';

export type DemoText = { readonly TH: string; readonly EN: string } & LocalText;

export interface DemoCategory {
  key: string;
  name: DemoText;
}

/** A promotion as the demo brings it; days count from the day it is seeded on, money is in the currency's unit. */
export interface DemoPromotion {
  category: string;
  title: DemoText;
  text: DemoText;
  content: DemoText;
  terms?: DemoText;
  /** Left out: it has been running for a while. */
  startsInDays?: number;
  /** Left out: until further notice. */
  endsInDays?: number;
  announced?: true;
  audience?: { kind: 'new' | 'rank'; value: number };
  does:
    | { kind: 'notice' }
    | { kind: 'claim'; amount: number; frequency: 'once' | 'daily'; budgetDay?: number; budgetTotal?: number }
    | {
        kind: 'application';
        upTo: number;
        applicationsMax: number;
        picturesLeast: 0 | 1;
        budgetTotal: number;
      };
}
