import type { Value } from '@lanna/contract/endpoint';
import type { showDownline as endpoint } from '@lanna/contract/money/transfers/transfers';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';
import type { KeptElsewhere } from '../../withdrawals/turnover.ts';
import { findReceiver } from './find-receiver.ts';
import { downlineTerms } from './line-terms.ts';
import { showLineTerms } from './line-transfer.ts';

/** A member of the own line, and how much the agent can transfer there now. Refuses as `findReceiver`. */
export async function showDownline(
  db: Queryable,
  brand: BrandProfile,
  agent: { memberId: string; type: number },
  { to, now, elsewhere }: { to: string; now: Date; elsewhere: readonly KeptElsewhere[] },
): Promise<Value<typeof endpoint>> {
  const receiver = await findReceiver(db, brand, agent, to);
  const place = { merchantId: brand.id, memberId: agent.memberId };
  const terms = await downlineTerms(db, brand, agent.memberId, now);
  return {
    name: nameInLine(agent.memberId, { username: receiver.username, agent_id: receiver.agentId }),
    ...(await showLineTerms(db, place, brand, terms, elsewhere)),
  };
}
