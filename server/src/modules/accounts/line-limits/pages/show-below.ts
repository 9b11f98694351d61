import type { showLineLimits as endpoint } from '@lanna/contract/accounts/line-limits/line-limits';
import type { Value } from '@lanna/contract/endpoint';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { refuseOutside } from '../../../people/agents/refuse-outside.ts';
import { showAllowed } from '../allowances/allowance.ts';
import { heldTo } from '../allowances/read-line.ts';
import type { LineAgent } from './reader.ts';
import { showAccount } from './show-account.ts';

/** Refuses with `member_unknown` an account that is not below. */
export async function showBelow(
  db: Queryable,
  agent: LineAgent,
  memberId: string,
): Promise<Value<typeof endpoint>> {
  await refuseOutside(db, agent, memberId);
  return { own: showAllowed(await heldTo(db, agent)), below: await showAccount(db, agent, memberId) };
}
