import { parseMoney } from '@lanna/rules/money';
import type { Queryable } from '../../platform/database.ts';
import { readConsoleSettings } from './console-settings.ts';

/** Whether this kind of action needs a second operator. `amount`: of money, in 1/100 000 of the unit; its sign does not count. */
export async function mustBeProposed(db: Queryable, kind: string, amount?: bigint): Promise<boolean> {
  const rule = (await readConsoleSettings(db)).fourEyes[kind];
  if (rule === undefined || rule === 'never') return false;
  if (rule === 'always' || amount === undefined) return true;
  const limit = parseMoney(rule.above);
  return limit === undefined || (amount < 0n ? -amount : amount) > limit;
}
