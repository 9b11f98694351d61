import type { Value } from '@lanna/contract/endpoint';
import type { showUpline as endpoint } from '@lanna/contract/transfers/transfers';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BrandProfile } from '../brands/brand.ts';
import { walletBalance } from '../ledger/wallet-balance.ts';
import { findUpline } from '../members/find-upline.ts';
import { maskName } from '../members/mask.ts';
import type { KeptElsewhere } from '../withdrawals/turnover.ts';
import { withdrawableOf } from '../withdrawals/withdrawable-of.ts';
import { mostToUpline, uplineTerms } from './upline-terms.ts';

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
    most: formatMoney(mostToUpline(terms, { free, currency: brand.currency })),
    ...protection,
  };
}

async function readProtection(db: Queryable, owner: { merchantId: string; memberId: string }) {
  const row = await db
    .selectFrom('members.credential')
    .select(({ exists, selectFrom }) => [
      'payment_password_hash',
      exists(
        selectFrom('authentication.second_factor as f')
          .select('f.id')
          .where('f.member_id', '=', owner.memberId),
      ).as('secondFactor'),
    ])
    .where('id', '=', owner.memberId)
    .where('merchant_id', '=', owner.merchantId)
    .executeTakeFirstOrThrow();
  return {
    paymentPasswordSet: row.payment_password_hash !== null,
    secondFactor: Boolean(row.secondFactor),
  };
}
