import type { changeLineLimits as endpoint } from '@lanna/contract/accounts/line-limits/line-limits';
import type { Received, Value } from '@lanna/contract/endpoint';
import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { formatMoney } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type Allowed, readAllowance } from '../allowances/allowance.ts';
import { heldTo } from '../allowances/read-line.ts';
import { writeAllowance } from '../allowances/write-allowance.ts';
import { type LineAgent, ownLineMember } from './reader.ts';
import { showAccount } from './show-account.ts';

/**
 * An agent says what one directly below may stake and lose. Refuses with `member_unknown`, `line_not_direct`, `affiliate_only_invites`, `agent_frozen`,
 * `line_limit_above_own` {category | period, most}, `changed_meanwhile`.
 */
export async function changeLimits(
  tx: Tx,
  agent: LineAgent,
  memberId: string,
  { body: { version, ...wanted }, now }: { body: Received<typeof endpoint>['body']; now: Date },
): Promise<Value<typeof endpoint>> {
  const member = await ownLineMember(tx, agent, memberId);
  if (member.level !== 1) throw new Refusal('line_not_direct');
  const { merchantId } = agent;
  const allowed = readAllowance(wanted);
  refuseAbove(allowed, await heldTo(tx, agent));
  await writeAllowance(tx, { merchantId, memberId }, { givenBy: agent.memberId, allowed, version, now });
  return { below: await showAccount(tx, agent, memberId) };
}

/** What the agent's own line allows may come down later: the least counts all the same. */
function refuseAbove(wanted: Allowed, own: Allowed): void {
  for (const category of RATE_CATEGORIES) {
    const most = own.stakes[category];
    const asked = wanted.stakes[category];
    if (most !== undefined && asked !== undefined && asked > most)
      throw new Refusal('line_limit_above_own', { category, most: formatMoney(most) });
  }
  for (const [period, asked, most] of [
    ['day', wanted.lossDay, own.lossDay],
    ['week', wanted.lossWeek, own.lossWeek],
  ] as const)
    if (most !== null && asked !== null && asked > most)
      throw new Refusal('line_limit_above_own', { period, most: formatMoney(most) });
}
