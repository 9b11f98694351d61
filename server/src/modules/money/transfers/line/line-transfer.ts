import type { Money } from '@lanna/rules/money';
import { formatMoney } from '@lanna/rules/money';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { postInLine } from '../../../people/agents/post-in-line.ts';
import type { KeptElsewhere } from '../../withdrawals/turnover.ts';
import { withdrawableOf } from '../../withdrawals/withdrawable-of.ts';
import { readProtection } from '../read-protection.ts';
import { refuseUnfree } from '../refuse-unfree.ts';
import { type LineTerms, mostInLine } from './line-terms.ts';

/** How much the payer may transfer within the line now, what has to stay, and what it is proved by. */
export async function showLineTerms(
  db: Queryable,
  payer: Owner,
  { currency }: BrandProfile,
  terms: LineTerms,
  elsewhere: readonly KeptElsewhere[],
) {
  const [balance, protection] = await Promise.all([walletBalance(db, payer), readProtection(db, payer)]);
  const { withdrawable: free } = await withdrawableOf(db, { ...payer, currency }, balance, elsewhere);
  return {
    currency,
    balance: formatMoney(balance),
    stays: formatMoney(balance > free ? balance - free : 0n),
    min: formatMoney(terms.min),
    max: formatMoney(terms.max),
    dayMax: formatMoney(terms.dayMax),
    dayLeft: formatMoney(terms.dayLeft),
    dayEndsAt: terms.dayEndsAt.toISOString(),
    most: formatMoney(mostInLine(terms, { free, currency })),
    ...protection,
  };
}

/** Under the lock of the payer's wallet: two presses at once, or a bet beside them, are checked one after the other. */
export async function refusePayer(tx: Tx, payer: Owner): Promise<void> {
  const { status } = await tx
    .selectFrom('members.account')
    .select('status')
    .where('id', '=', payer.memberId)
    .where('merchant_id', '=', payer.merchantId)
    .executeTakeFirstOrThrow();
  await refuseInactive(tx, { ...payer, status });
}

/** The payer's limits of the day, and what of the wallet is free; under its lock. */
export async function refuseBeyondTerms(
  tx: Tx,
  payer: Owner & { currency: string },
  { dayLeft, dayEndsAt }: LineTerms,
  amount: Money,
  elsewhere: readonly KeptElsewhere[],
): Promise<void> {
  if (amount > dayLeft)
    throw new Refusal('transfer_day_limit', {
      left: formatMoney(dayLeft),
      endsAt: dayEndsAt.toISOString(),
    });
  await refuseUnfree(tx, payer, amount, elsewhere);
}

/** Moves the money between a member and the agent of its line, and writes it down. Undefined where they are of one line no more. */
export async function writeLineTransfer(
  tx: Tx,
  {
    brand,
    kind,
    memberId,
    agentId,
    amount,
    now,
  }: {
    brand: BrandProfile;
    kind: 'upline' | 'downline';
    memberId: string;
    agentId: string;
    amount: Money;
    now: Date;
  },
): Promise<string | undefined> {
  const id = newId();
  const member = { kind: 'wallet', memberId } as const;
  const agent = { kind: 'wallet', memberId: agentId } as const;
  const { outcome } = await postInLine(tx, agentId, {
    merchantId: brand.id,
    currency: brand.currency,
    reference: id,
    legs: [
      kind === 'upline'
        ? { from: member, to: agent, amount, code: 'transfer_up' }
        : { from: agent, to: member, amount, code: 'transfer_down' },
    ],
    now,
  });
  if (outcome === 'not_allowed') return undefined;
  if (outcome !== 'posted') throw new Error(`a transfer within the line was not posted: ${outcome}`);
  await tx
    .insertInto('transfers.transfer')
    .values({
      id,
      merchant_id: brand.id,
      member_id: memberId,
      kind,
      agent_id: agentId,
      amount,
      currency: brand.currency,
      state: 'done',
      created_at: now,
      ended_at: now,
    })
    .execute();
  return id;
}
