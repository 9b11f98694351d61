import type { Money } from '@lanna/rules/money';
import type { Queryable } from '../../platform/database.ts';
import type { LimitOwner } from './own-limits.ts';

/**
 * What a member has deposited since each of these moments: what is credited, and what is still open and may be. The topic that takes
 * deposits contributes it as `protection.deposited`.
 */
export type Deposited = (
  db: Queryable,
  owner: LimitOwner,
  since: readonly Date[],
  now: Date,
) => Promise<readonly Money[]>;
