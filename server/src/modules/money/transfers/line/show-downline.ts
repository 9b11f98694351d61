import type { Value } from '@lanna/contract/endpoint';
import type { showDownline as endpoint } from '@lanna/contract/money/transfers/transfers';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';
import type { KeptElsewhere } from '../../withdrawals/turnover.ts';
import { withdrawableOf } from '../../withdrawals/withdrawable-of.ts';
import { readProtection } from '../read-protection.ts';
import { findReceiver } from './find-receiver.ts';
import { downlineTerms, mostInLine } from './line-terms.ts';

/** A member of the own line, and how much the agent can transfer there now. Refuses as `findReceiver`. */
export async function showDownline(
  db: Queryable,
  brand: BrandProfile,
  agent: { memberId: string; type: number },
  { to, now, elsewhere }: { to: string; now: Date; elsewhere: readonly KeptElsewhere[] },
): Promise<Value<typeof endpoint>> {
  const receiver = await findReceiver(db, brand, agent, to);
  const place = { merchantId: brand.id, memberId: agent.memberId };
  const [balance, terms, protection] = await Promise.all([
    walletBalance(db, place),
    downlineTerms(db, brand, agent.memberId, now),
    readProtection(db, place),
  ]);
  const { withdrawable: free } = await withdrawableOf(
    db,
    { ...place, currency: brand.currency },
    balance,
    elsewhere,
  );
  return {
    name: nameInLine(agent.memberId, { username: receiver.username, agent_id: receiver.agentId }),
    currency: brand.currency,
    balance: formatMoney(balance),
    stays: formatMoney(balance > free ? balance - free : 0n),
    min: formatMoney(terms.min),
    max: formatMoney(terms.max),
    dayMax: formatMoney(terms.dayMax),
    dayLeft: formatMoney(terms.dayLeft),
    dayEndsAt: terms.dayEndsAt.toISOString(),
    most: formatMoney(mostInLine(terms, { free, currency: brand.currency })),
    ...protection,
  };
}
