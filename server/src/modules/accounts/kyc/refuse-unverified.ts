import { IDENTITY_STATES, type IdentityState } from '@lanna/rules/accounts/kyc/identity-states';
import { depositWaits, withdrawalWaits } from '@lanna/rules/accounts/kyc/identity-waits';
import { formatMoney, type Money } from '@lanna/rules/money';
import { z } from 'zod';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { type IdentitySettings, readIdentitySettings } from './documents/settings.ts';

export type Gated = { merchantId: string; memberId: string; amount: Money } & (
  | { for: 'withdrawal' }
  /** `deposited`: what has come in before; asked for only where a sum in total waits. */
  | { for: 'deposit'; deposited: () => Promise<Money> }
);

/**
 * Refuses what waits until the member's identity is approved: `identity_unverified` {for, state, above, totalAbove, mayNotPlay}. Who was
 * found to be under age deposits nothing, whatever the brand lets wait; what such a member has is given back by customer service.
 */
export async function refuseUnverified(db: Queryable, gated: Gated): Promise<void> {
  const { state, mayNotPlay } = await identityOf(db, gated);
  if (state === 'approved') return;
  const settings = await readIdentitySettings(db, gated.merchantId);
  if (!mayNotPlay && !(await waits(gated, settings))) return;
  throw new Refusal('identity_unverified', {
    for: gated.for,
    state,
    mayNotPlay,
    ...(gated.for === 'withdrawal'
      ? { above: shown(settings.withdrawals === 'above' ? settings.withdrawalAbove : null), totalAbove: null }
      : { above: shown(settings.depositAbove), totalAbove: shown(settings.depositTotalAbove) }),
  });
}

/** Where the check of a member stands. */
export async function identityOf(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<{ state: IdentityState; mayNotPlay: boolean }> {
  const person = await db
    .selectFrom('kyc.person')
    .select(['state', 'may_not_play'])
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (!person) return { state: 'none', mayNotPlay: false };
  return { state: identityState.parse(person.state), mayNotPlay: person.may_not_play };
}

/** For a page that says beforehand what waits: whether withdrawals wait, and from which amount on; null where none does. */
export async function withdrawalIdentity(
  db: Queryable,
  owner: { merchantId: string; memberId: string },
): Promise<{ state: IdentityState; above: string | null } | null> {
  const { state, mayNotPlay } = await identityOf(db, owner);
  if (state === 'approved') return null;
  const { withdrawals, withdrawalAbove } = await readIdentitySettings(db, owner.merchantId);
  if (mayNotPlay || withdrawals === 'all') return { state, above: null };
  return withdrawals === 'above' ? { state, above: shown(withdrawalAbove) } : null;
}

const identityState = z.enum(IDENTITY_STATES);

async function waits(gated: Gated, settings: IdentitySettings): Promise<boolean> {
  if (gated.for === 'withdrawal') return withdrawalWaits(settings, gated.amount);
  const deposited = settings.depositTotalAbove === null ? 0n : await gated.deposited();
  return depositWaits(settings, { amount: gated.amount, deposited });
}

function shown(amount: Money | null): string | null {
  return amount === null ? null : formatMoney(amount);
}
