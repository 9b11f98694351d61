import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { Language } from '@lanna/contract/people/members/members';
import type { redeemPoints as endpoint } from '@lanna/contract/rewards/points/points';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce, wasAnswered } from '../../../../platform/sealing/idempotency.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { confirmPaymentPassword } from '../../../accounts/security/confirm-payment-password.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { grantTickets } from '../../raffles/grant-tickets.ts';
import { lockPoints } from '../moving/lock-points.ts';
import { shownRedemption } from '../reading/list-redemptions.ts';
import { termsToday } from '../terms.ts';
import { addressPlace } from './redemption.ts';
import { spendPoints } from './spend-points.ts';
import { refuseUnfit, type SpendDeps, type Spender } from './spender.ts';

type Body = Received<typeof endpoint>['body'];

/** Redeems points for a good, once for the idempotency key. Refuses as `redeemPoints` declares. */
export async function redeemPoints(
  deps: SpendDeps,
  { paymentPassword, ...body }: Body,
  spender: Spender & { language: Language },
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const { db, clock } = deps;
  const now = clock.now();
  const once = { scope: `points-redeem ${spender.memberId}`, key: spender.idempotencyKey, body, now };
  if (!(await db.transaction((tx) => wasAnswered(tx, once))))
    await confirmPaymentPassword(deps, spender, paymentPassword, context);
  const { memberId, language } = spender;
  return db.transaction((tx) =>
    answerOnce(tx, once, () => redeem(tx, deps, { ...body, memberId, language, brand: context.brand, now })),
  );
}

/** In the transaction of the answer; the person is proved. */
export async function redeem(
  tx: Tx,
  { secrets }: Pick<SpendDeps, 'secrets'>,
  wanted: Omit<Body, 'paymentPassword'> & {
    brand: Pick<RequestContext['brand'], 'id' | 'timeZone' | 'defaultLanguage'>;
    memberId: string;
    language: Language;
    now: Date;
  },
): Promise<Value<typeof endpoint>> {
  const { brand, memberId, rewardId, address, now } = wanted;
  const holder = { merchantId: brand.id, memberId };
  await refuseUnfit(tx, holder);
  await termsToday(tx, brand, now);
  const held = await lockPoints(tx, { ...holder, now });
  const points = moneyOf(wanted.points);
  // The row is the lock under which the last piece is given: the second finds nothing to take.
  const { rows } = await sql<{ title: unknown; worth: bigint; tickets: number | null }>`
    update points.good set taken = taken + 1
    where id = ${rewardId} and merchant_id = ${brand.id} and state = 'published' and points = ${points} and taken < stock
    returning title, worth, raffle_tickets as tickets`.execute(tx);
  const [good] = rows;
  if (!good) throw new Refusal('point_good_gone');
  const { tickets } = good;
  if (tickets === null && address.length < ADDRESS_LEAST) throw new Refusal('point_address_missing');
  // Tickets are given at once: there is nothing to decide about and nothing to send.
  const state = tickets === null ? 'processing' : 'completed';
  const id = newId();
  const balance = await spendPoints(tx, held, { amount: points, kind: 'redeemed', reference: id });
  await sql`
    insert into points.redemption (id, merchant_id, member_id, good_id, title, points, worth, state, address_sealed, raffle_tickets, created_at, changed_at)
    values (${id}, ${brand.id}, ${memberId}, ${rewardId}, ${JSON.stringify(good.title)}, ${points}, ${good.worth}, ${state},
      ${tickets === null ? secrets.seal(address, addressPlace(id)) : null}, ${tickets}, ${now}, ${now})`.execute(
    tx,
  );
  await tx
    .insertInto('points.redemption_move')
    .values({ id: newId(), redemption_id: id, to_state: state, at: now })
    .execute();
  if (tickets !== null)
    await grantTickets(tx, { ...holder, count: tickets, source: 'points', reference: id, now });
  await notifyPush(tx, { b: brand.id, t: ['point_goods_changed'] });
  await notifyOps(tx, { brandId: brand.id, type: 'points_changed' });
  const row = await tx
    .selectFrom('points.redemption')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { redemption: shownRedemption(row, wanted), balance: formatMoney(balance) };
}

/** A name and a street are more. */
const ADDRESS_LEAST = 10;
