import type { Value } from '@lanna/contract/endpoint';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import type { claimCashback as endpoint } from '@lanna/contract/rewards/cashback/cashback';
import { formatMoney } from '@lanna/rules/money';
import { claimable, type DueDay, LEAST_CLAIM, mayClaim } from '@lanna/rules/rewards/cashback/due';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce } from '../../../../platform/sealing/idempotency.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { brandDays } from './brand-days.ts';
import { refuseWhereOff } from './is-on.ts';
import { type Holder, readDue } from './read-due.ts';

export interface ClaimDeps {
  db: Database;
  clock: Clock;
}

export interface Claimant {
  brand: Brand;
  memberId: string;
  idempotencyKey: string;
}

/**
 * Pays a member all cashback that is open, as one posting in the transaction that says of which days it was. Claims of one member come one after the other,
 * and each pays the difference to what was claimed before: however many are made at once, everything is paid once. Refuses as `claimCashback` declares.
 */
export async function claimCashback(
  { db, clock }: ClaimDeps,
  claimant: Claimant,
): Promise<Value<typeof endpoint>> {
  const now = clock.now();
  const { brand, memberId, idempotencyKey } = claimant;
  const once = { scope: `cashback-claim ${memberId}`, key: idempotencyKey, body: {}, now };
  return db.transaction((tx) => answerOnce(tx, once, () => claim(tx, { brand, memberId, now })));
}

async function claim(
  tx: Tx,
  { brand, memberId, now }: { brand: Brand; memberId: string; now: Date },
): Promise<Value<typeof endpoint>> {
  const holder = { merchantId: brand.id, memberId };
  await refuseWhereOff(tx, brand.id);
  await refuseUnpayable(tx, holder);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cashback of ${memberId}`}, 0))`.execute(tx);
  const { today } = brandDays(brand.timeZone, now);
  const due = await readDue(tx, holder, today);
  const amount = claimable(due);
  if (!mayClaim(amount))
    throw new Refusal('cashback_too_little', { open: formatMoney(amount), least: formatMoney(LEAST_CLAIM) });
  const id = newId();
  await tx
    .insertInto('cashback.claim')
    .values({
      id,
      merchant_id: brand.id,
      member_id: memberId,
      currency: brand.currency,
      amount,
      day: today,
      at: now,
    })
    .execute();
  await writeLines(tx, { claimId: id, memberId }, due);
  const posted = await postGroup(tx, {
    merchantId: brand.id,
    currency: brand.currency,
    reference: id,
    legs: [{ from: { kind: 'promotion' }, to: { kind: 'wallet', memberId }, amount, code: 'rebate' }],
    now,
  });
  if (posted.outcome !== 'posted') throw new Error(`a cashback claim was ${posted.outcome}`);
  await notifyPush(tx, { m: [memberId], t: ['balance_changed', 'cashback_changed'] });
  await notifyOps(tx, { brandId: brand.id, type: 'cashback_changed' });
  return {
    claim: { id, at: now.toISOString(), amount: formatMoney(amount), currency: brand.currency },
    balance: formatMoney(await walletBalance(tx, holder)),
  };
}

async function refuseUnpayable(tx: Tx, { merchantId, memberId }: Holder): Promise<void> {
  const { type, status } = await tx
    .selectFrom('members.account')
    .select(['type', 'status'])
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  if (type === TRIAL_TYPE) throw new Refusal('trial_account');
  await refuseInactive(tx, { merchantId, memberId, status });
}

async function writeLines(
  tx: Tx,
  { claimId, memberId }: { claimId: string; memberId: string },
  due: readonly DueDay[],
): Promise<void> {
  const lines = due
    .filter(({ open }) => open !== 0n)
    .map(({ day, category, turnover, rate, claimed, due: after }) => ({
      claim_id: claimId,
      member_id: memberId,
      day,
      category,
      turnover,
      rate,
      before: claimed,
      after,
    }));
  await tx.insertInto('cashback.claim_line').values(lines).execute();
}
