import type { Money } from '@lanna/rules/money';
import type { Queryable } from '../../../platform/sql/database.ts';
import type { LimitOwner } from './limits/own-limits.ts';

export interface DepositedSum {
  /** Credited since. */
  arrived: Money;
  /** Made and still open: it may yet be credited, so that it counts whenever it was made. */
  waiting: Money;
}

/** What a member has deposited since each of these moments. The topic that takes deposits contributes it as `protection.deposited`. */
export type Deposited = (
  db: Queryable,
  owner: LimitOwner,
  since: readonly Date[],
  now: Date,
) => Promise<readonly DepositedSum[]>;

/** What a limit counts: several open deposits together cannot go beyond it. */
export function countedOf({ arrived, waiting }: DepositedSum): Money {
  return arrived + waiting;
}
