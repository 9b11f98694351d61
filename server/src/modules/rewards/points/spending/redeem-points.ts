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
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { giveOffer } from '../../bonuses/give-offer.ts';
import { grantTickets } from '../../raffles/grant-tickets.ts';
import { lockPoints } from '../moving/lock-points.ts';
import { shownRedemption } from '../reading/list-redemptions.ts';
import { termsToday } from '../terms.ts';
import { addressPlace, giftOf } from './redemption.ts';
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
    brand: Pick<RequestContext['brand'], 'id' | 'timeZone' | 'currency' | 'defaultLanguage'>;
    memberId: string;
    language: Language;
    now: Date;
  },
): Promise<Value<typeof endpoint>> {
  const { brand, memberId, rewardId, address, now } = wanted;
  const holder = { merchantId: brand.id, memberId };
  await refuseUnfit(tx, holder);
  await termsToday(tx, brand, now);
  // The wallet before the points, as everywhere: a bonus is given under it.
  await lockWallets(tx, [memberId]);
  const held = await lockPoints(tx, { ...holder, now });
  const points = moneyOf(wanted.points);
  // The row is the lock under which the last piece is given: the second finds nothing to take.
  const { rows } = await sql<Good>`
    update points.good set taken = taken + 1
    where id = ${rewardId} and merchant_id = ${brand.id} and state = 'published' and points = ${points} and taken < stock
    returning title, worth, raffle_tickets as tickets, by_code, bonus_offer_id as offer`.execute(tx);
  const [good] = rows;
  if (!good) throw new Refusal('point_good_gone');
  const gives = giftOf({ raffle_tickets: good.tickets, by_code: good.by_code, bonus_id: good.offer });
  if (gives === 'item' && address.length < ADDRESS_LEAST) throw new Refusal('point_address_missing');
  // Tickets and bonuses are given at once: there is nothing to decide about and nothing to send.
  const state = gives === 'tickets' || gives === 'bonus' ? 'completed' : 'processing';
  const id = newId();
  const bonusId = await giveBonus(tx, { ...wanted, id, offer: good.offer });
  const balance = await spendPoints(tx, held, { amount: points, kind: 'redeemed', reference: id });
  await sql`
    insert into points.redemption
      (id, merchant_id, member_id, good_id, title, points, worth, state, address_sealed, raffle_tickets, by_code, bonus_id, created_at, changed_at)
    values (${id}, ${brand.id}, ${memberId}, ${rewardId}, ${JSON.stringify(good.title)}, ${points}, ${good.worth}, ${state},
      ${gives === 'item' ? secrets.seal(address, addressPlace(id)) : null}, ${good.tickets}, ${good.by_code}, ${bonusId}, ${now}, ${now})`.execute(
    tx,
  );
  await tx
    .insertInto('points.redemption_move')
    .values({ id: newId(), redemption_id: id, to_state: state, at: now })
    .execute();
  if (good.tickets !== null)
    await grantTickets(tx, { ...holder, count: good.tickets, source: 'points', reference: id, now });
  if (good.by_code) await takeCode(tx, { goodId: rewardId, redemptionId: id });
  await notifyPush(tx, { b: brand.id, t: ['point_goods_changed'] });
  await notifyOps(tx, { brandId: brand.id, type: 'points_changed' });
  const row = await tx
    .selectFrom('points.redemption')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { redemption: shownRedemption(row, { ...wanted, code: null }), balance: formatMoney(balance) };
}

interface Good {
  title: unknown;
  worth: bigint;
  tickets: number | null;
  by_code: boolean;
  offer: string | null;
}

/** Before any point is taken: where it cannot be given, nothing is paid. */
async function giveBonus(
  tx: Tx,
  of: {
    id: string;
    brand: Pick<RequestContext['brand'], 'id' | 'timeZone' | 'currency'>;
    memberId: string;
    offer: string | null;
    bonusVersion?: number | undefined;
    now: Date;
  },
): Promise<string | null> {
  const { id, brand, memberId, offer, bonusVersion: version, now } = of;
  if (offer === null) return null;
  if (version === undefined) throw new Refusal('bonus_changed');
  await giveOffer(tx, { id, brand, memberId, offerId: offer, version, now });
  return id;
}

/** The good's row is held, so the one that is found is given to no other. */
async function takeCode(
  tx: Tx,
  { goodId, redemptionId }: { goodId: string; redemptionId: string },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update points.code set redemption_id = ${redemptionId}
    where id = (select id from points.code
      where good_id = ${goodId} and redemption_id is null and removed_at is null order by added_at, id limit 1)
    returning id`.execute(tx);
  if (rows.length !== 1) throw new Error(`the good ${goodId} has stock and no code`);
}

/** A name and a street are more. */
const ADDRESS_LEAST = 10;
