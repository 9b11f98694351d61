import type { Value } from '@lanna/contract/endpoint';
import type { showUpline as endpoint } from '@lanna/contract/money/transfers/transfers';
import { formatMoney } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { findUpline } from '../../../people/members/find-upline.ts';
import { maskName } from '../../../people/members/mask.ts';
import type { KeptElsewhere } from '../../withdrawals/turnover.ts';
import { withdrawableOf } from '../../withdrawals/withdrawable-of.ts';
import { readProtection } from '../read-protection.ts';
import { mostInLine, uplineTerms } from './line-terms.ts';

/** The member's agent, and how much can go there now. Refuses `upline_missing`. */
export async function showUpline(
  db: Queryable,
  brand: BrandProfile,
  memberId: string,
  { now, elsewhere }: { now: Date; elsewhere: readonly KeptElsewhere[] },
): Promise<Value<typeof endpoint>> {
  const owner = { merchantId: brand.id, memberId };
  const upline = await findUpline(db, brand, memberId);
  if (!upline) throw new Refusal('upline_missing');
  const [balance, terms, protection] = await Promise.all([
    walletBalance(db, owner),
    uplineTerms(db, brand, memberId, now),
    readProtection(db, owner),
  ]);
  const member = { ...owner, currency: brand.currency };
  const { withdrawable: free } = await withdrawableOf(db, member, balance, elsewhere);
  return {
    agent: maskName(upline.username ?? upline.nickname),
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
