import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { convertPoints as endpoint } from '@lanna/contract/rewards/points/points';
import { formatMoney, type Money } from '@lanna/rules/money';
import { convertedOf } from '@lanna/rules/rewards/points/redemptions';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce, wasAnswered } from '../../../../platform/sealing/idempotency.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { confirmPaymentPassword } from '../../../accounts/security/confirm-payment-password.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { lockPoints } from '../moving/lock-points.ts';
import { termsToday } from '../terms.ts';
import { spendPoints } from './spend-points.ts';
import { refuseUnfit, type SpendDeps, type Spender } from './spender.ts';

type Body = Received<typeof endpoint>['body'];

/** Converts points into cash, once for the idempotency key. Refuses as `convertPoints` declares. */
export async function convertPoints(
  deps: SpendDeps,
  { paymentPassword, ...body }: Body,
  spender: Spender,
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const { db, clock } = deps;
  const now = clock.now();
  const once = { scope: `points-convert ${spender.memberId}`, key: spender.idempotencyKey, body, now };
  if (!(await db.transaction((tx) => wasAnswered(tx, once))))
    await confirmPaymentPassword(deps, spender, paymentPassword, context);
  return db.transaction((tx) =>
    answerOnce(tx, once, () =>
      convert(tx, { ...body, memberId: spender.memberId, brand: context.brand, now }),
    ),
  );
}

/** In the transaction of the answer; the person is proved. */
export async function convert(
  tx: Tx,
  wanted: Omit<Body, 'paymentPassword'> & {
    brand: Pick<RequestContext['brand'], 'id' | 'timeZone' | 'currency'>;
    memberId: string;
    now: Date;
  },
): Promise<Value<typeof endpoint>> {
  const { brand, memberId, now } = wanted;
  const holder = { merchantId: brand.id, memberId };
  await refuseUnfit(tx, holder);
  const { terms, today } = await termsToday(tx, brand, now);
  if (moneyOf(wanted.perUnit) !== terms.perUnit) throw new Refusal('changed_meanwhile');
  const points = moneyOf(wanted.points);
  const amount = convertedOf(points, terms.perUnit);
  if (points < terms.convertLeast || points % 1000n !== 0n || amount <= 0n)
    throw new Refusal('points_amount_invalid', { least: formatMoney(terms.convertLeast) });
  // The wallet before the points, as a claim of points does: of two at once none waits for the other in a circle.
  await lockWallets(tx, [holder.memberId]);
  const held = await lockPoints(tx, { ...holder, now });
  const left = terms.convertMostDay - (await convertedToday(tx, memberId, today));
  if (points > left) throw new Refusal('points_day_limit', { left: formatMoney(left > 0n ? left : 0n) });
  const id = newId();
  const balance = await spendPoints(tx, held, { amount: points, kind: 'converted', reference: id });
  const { currency } = brand;
  await tx
    .insertInto('points.conversion')
    .values({
      ...{ id, merchant_id: brand.id, member_id: memberId, day: today, at: now },
      ...{ points, amount, currency, points_per_unit: terms.perUnit },
    })
    .execute();
  const legs = [
    { from: { kind: 'promotion' }, to: { kind: 'wallet', memberId }, amount, code: 'points_converted' },
  ] as const;
  const posting = { merchantId: brand.id, currency, reference: id, legs: [...legs], now };
  const { outcome } = await postGroup(tx, posting);
  if (outcome !== 'posted') throw new Error(`a conversion of points was ${outcome}`);
  await notifyPush(tx, { m: [memberId], t: ['balance_changed'] });
  await notifyOps(tx, { brandId: brand.id, type: 'points_changed' });
  return {
    id,
    points: formatMoney(points),
    amount: formatMoney(amount),
    currency,
    balance: formatMoney(balance),
    wallet: formatMoney(await walletBalance(tx, holder)),
  };
}

export async function convertedToday(db: Queryable, memberId: string, day: string): Promise<Money> {
  const { rows } = await sql<{ points: Money }>`
    select coalesce(sum(points), 0)::bigint as points from points.conversion
    where member_id = ${memberId} and day = ${day}::date`.execute(db);
  return rows[0]?.points ?? 0n;
}
