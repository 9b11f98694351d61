import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { type BonusAudience, isForMember } from '@lanna/rules/rewards/bonuses/audience';
import { earnedBy } from '@lanna/rules/rewards/bonuses/earning';
import {
  type BonusTerms,
  depositOf,
  earnedByDeposit,
  figuresAtYes,
  isOnlyAsReward,
  WAITING_MOST,
} from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';
import type { FindSamePerson } from '../../../accounts/protection/same-person.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { addBonus } from '../life/add-bonus.ts';
import { startNext } from '../life/start-next.ts';
import { refuseReferral } from '../referral/refuse-referral.ts';
import { audienceFacts } from './audience-facts.ts';
import { brandDay, firstDay } from './brand-day.ts';
import { spendBudget } from './budget.ts';
import { earningFacts } from './earning-facts.ts';
import { OPTED_MS } from './opted-time.ts';
import { refuseClosedRounds } from './refuse-closed-rounds.ts';
import { notePerson, refuseHad } from './refuse-had.ts';

export interface OptIn {
  brand: { id: string; currency: string; timeZone: string };
  memberId: string;
  /** As the page showed them: other terms since are not what was said yes to. */
  offer: { id: string; version: number };
  /** The order that is to earn it. */
  deposit: { id: string; amount: bigint } | null;
  findSamePerson: FindSamePerson;
  segments?: AskSegments | undefined;
  now: Date;
}

/**
 * Takes a member's yes to an offer. The member's wallet and the offer's row are held: of two tabs, and of two members for the last of a budget, one comes
 * first. Refuses with `bonus_unknown`, `bonus_changed`, `bonus_queue_full`, `bonus_excluded`, `bonus_had`, `bonus_deposit_small`, `bonus_not_earned`,
 * `bonus_self_referral`, `bonus_rounds_closed`, `bonus_budget_spent`.
 */
export async function optIn(
  tx: Tx,
  { brand, memberId, offer: wanted, deposit, findSamePerson, segments, now }: OptIn,
): Promise<string> {
  await lockWallets(tx, [memberId]);
  const member = await tx
    .selectFrom('members.account')
    .select(['type', 'status'])
    .where('id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .executeTakeFirstOrThrow();
  if (member.type === TRIAL_TYPE) throw new Refusal('trial_account');
  await refuseInactive(tx, { merchantId: brand.id, memberId, status: member.status });
  const offer = await lockOffer(tx, brand.id, wanted, now);
  const { terms } = offer;
  // What is given as a reward is on offer to no member.
  if (isOnlyAsReward(terms)) throw new Refusal('bonus_unknown');
  // Whom it is not for is not told that it is there.
  if (
    offer.audience &&
    !isForMember(
      offer.audience,
      await audienceFacts(tx, { merchantId: brand.id, memberId, now, segments }, [offer.audience]),
    )
  )
    throw new Refusal('bonus_unknown');
  if ((depositOf(terms) === null) !== (deposit === null)) throw new Refusal('bonus_unknown');
  await refuseBeside(tx, { memberId, group: offer.exclusion_group, terms });
  const { today } = brandDay(now, brand.timeZone);
  const {
    amount,
    cause,
    loss = null,
  } = deposit
    ? await earnedWith(tx, { terms, memberId, deposit, today, timeZone: brand.timeZone })
    : await earnedNow(tx, { brand, memberId, terms, startsAt: offer.starts_at, now });
  const digests = await refuseHad(tx, { terms, memberId, offerId: offer.id, cause, findSamePerson });
  if (terms.referral) {
    const { side } = terms.referral;
    await refuseReferral(tx, { merchantId: brand.id, memberId, side, cause, findSamePerson });
  }
  if (terms.rounds) await refuseClosedRounds(tx, brand.id, terms.rounds);
  if (!(await spendBudget(tx, offer, amount, today))) throw new Refusal('bonus_budget_spent');
  const id = await addBonus(tx, {
    ...{ merchantId: brand.id, memberId, currency: brand.currency, terms, cause, now },
    offer: { id: offer.id, version: offer.version, exclusionGroup: offer.exclusion_group },
    figures: deposit ? null : figuresAtYes(terms, amount, 0n),
    loss,
    rounds: terms.rounds?.count ?? null,
    depositId: deposit?.id ?? null,
    ...{ reserved: amount, reservedOn: today, given: null },
    // As long it waits for its deposit, or until who gives free rounds can.
    optedUntil: deposit || terms.rounds ? new Date(now.getTime() + OPTED_MS) : null,
  });
  await notePerson(tx, { offerId: offer.id, cause, digests, bonusId: id });
  if (!deposit && !terms.rounds) await startNext(tx, memberId, now);
  await notifyPush(tx, { m: [memberId], t: ['bonuses_changed'] });
  await notifyOps(tx, { brandId: brand.id, type: 'bonuses_changed' });
  return id;
}

async function lockOffer(tx: Tx, merchantId: string, { id, version }: OptIn['offer'], now: Date) {
  const offer = await tx
    .selectFrom('bonuses.offer')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .executeTakeFirst();
  if (!offer) throw new Refusal('bonus_unknown');
  const runs =
    offer.state === 'published' &&
    (offer.starts_at === null || offer.starts_at <= now) &&
    (offer.ends_at === null || offer.ends_at > now);
  if (!runs) throw new Refusal('bonus_unknown');
  if (offer.version !== version) throw new Refusal('bonus_changed');
  const { terms, audience } = await tx
    .selectFrom('bonuses.offer_version')
    .select(['terms', 'audience'])
    .where('offer_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return {
    ...offer,
    terms: terms as unknown as BonusTerms,
    audience: audience as unknown as BonusAudience | null,
  };
}

/** One active and so many waiting; of one exclusion group no two. Free rounds wait behind nothing. */
async function refuseBeside(
  tx: Tx,
  { memberId, group, terms }: { memberId: string; group: string | null; terms: BonusTerms },
): Promise<void> {
  const open = await tx
    .selectFrom('bonuses.bonus')
    .select(['state', 'exclusion_group', 'rounds'])
    .where('member_id', '=', memberId)
    .where('state', 'in', ['opted', 'waiting', 'active'])
    .execute();
  const queue = open.filter(({ state, rounds }) => state !== 'active' && rounds === null);
  if (!terms.rounds && queue.length >= WAITING_MOST)
    throw new Refusal('bonus_queue_full', { most: WAITING_MOST });
  if (group !== null && open.some((one) => one.exclusion_group === group))
    throw new Refusal('bonus_excluded');
}

/** Refuses what no deposit earns and is not due. A loss of before the offer began is none of its. */
async function earnedNow(
  tx: Tx,
  of: Pick<OptIn, 'brand' | 'memberId' | 'now'> & { terms: BonusTerms; startsAt: Date | null },
): Promise<{ amount: bigint; cause: string; loss?: bigint }> {
  const facts = await earningFacts(tx, of, of.now);
  const earned = earnedBy(of.terms, facts, firstDay(of.startsAt, of.brand.timeZone));
  if (!earned) throw new Refusal('bonus_not_earned');
  return earned;
}

/** How much a deposit earns, and for what: of an offer for each deposit the deposit, of one a day the day, else the member: each once. Refuses a first deposit that is none. */
async function earnedWith(
  db: Queryable,
  of: {
    terms: BonusTerms;
    memberId: string;
    deposit: NonNullable<OptIn['deposit']>;
    today: string;
    timeZone: string;
  },
): Promise<{ amount: bigint; cause: string; loss?: never }> {
  const amount = earnedByDeposit(of.terms, of.deposit.amount);
  const { least, occasion } = depositOf(of.terms) ?? { least: '0', occasion: 'any' };
  if (amount === null) throw new Refusal('bonus_deposit_small', { least });
  if (occasion === 'any') return { amount, cause: of.deposit.id };
  const since = occasion === 'first_of_day' ? of.today : null;
  const { rows } = await sql<{ before: boolean }>`
    select exists (
      select from ledger.wallet_deposit d
      where d.member_id = ${of.memberId}
        and (${since}::date is null or d.event_at >= ${since}::date::timestamp at time zone ${of.timeZone})) as before`.execute(
    db,
  );
  if (rows[0]?.before) throw new Refusal('bonus_had');
  return { amount, cause: occasion === 'first' ? 'once' : of.today };
}
