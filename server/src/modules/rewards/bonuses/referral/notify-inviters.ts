import { dueReferral } from '@lanna/rules/rewards/bonuses/referral';
import type { BonusTerms } from '@lanna/rules/rewards/bonuses/terms';
import { REFERRAL_DAYS, REFERRAL_TAKE_DAYS } from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { maskName } from '../../../people/members/mask.ts';
import { brandDay, firstDay } from '../offering/brand-day.ts';
import { type NamedFriend, readFriends } from './read-referrals.ts';

const INVITERS_AT_ONCE = 500;
/** Before every member. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Notifies members, once for each friend, that a bonus can be taken for one. Safe beside itself: a friend is noted before the message is written. */
export async function notifyInviters(
  { db, clock }: { db: Database; clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  for (const offer of await offersToInviters(db.kysely, now))
    for await (const memberId of waitingInviters(db.kysely, offer.brand.id, now)) {
      if (signal?.aborted) return;
      await notifyOne(db, { offer, memberId, now });
    }
}

interface InviterOffer {
  brand: { id: string; currency: string; timeZone: string };
  terms: BonusTerms;
  startsAt: Date | null;
}

async function offersToInviters(db: Queryable, now: Date): Promise<InviterOffer[]> {
  const { rows } = await sql<InviterOffer>`
    select v.terms, o.starts_at as "startsAt",
      jsonb_build_object('id', b.id, 'currency', b.currency, 'timeZone', b.time_zone) as brand
    from bonuses.offer o join bonuses.offer_version v on v.offer_id = o.id and v.version = o.version join brands.brand b on b.id = o.merchant_id
    where o.state = 'published' and v.terms #>> '{referral,side}' = 'inviter'
      and (o.starts_at is null or o.starts_at <= ${now}) and (o.ends_at is null or o.ends_at > ${now})`.execute(
    db,
  );
  return rows;
}

/** Inviters with a friend for whom something can be taken yet and of whom they were not notified. */
async function* waitingInviters(db: Queryable, brandId: string, now: Date): AsyncGenerator<string> {
  const since = new Date(now.getTime() - (REFERRAL_DAYS + REFERRAL_TAKE_DAYS) * 86_400_000);
  let after = FIRST;
  while (true) {
    const { rows } = await sql<{ inviter_id: string }>`
      select distinct inviter_id from bonuses.referral
      where merchant_id = ${brandId} and notified_at is null and referred_at > ${since} and inviter_id > ${after}
      order by inviter_id limit ${INVITERS_AT_ONCE}`.execute(db);
    for (const { inviter_id } of rows) yield inviter_id;
    if (rows.length < INVITERS_AT_ONCE) return;
    after = rows.at(-1)?.inviter_id ?? after;
  }
}

async function notifyOne(
  db: Database,
  { offer, memberId, now }: { offer: InviterOffer; memberId: string; now: Date },
): Promise<void> {
  const { brand, terms } = offer;
  const friends = await readFriends(
    db.kysely,
    { brand, memberId },
    sql`r.inviter_id = ${memberId} and r.notified_at is null`,
  );
  const at = { today: brandDay(now, brand.timeZone).today, since: firstDay(offer.startsAt, brand.timeZone) };
  const due = friends.filter((friend) => dueReferral(terms, { friends: [friend], own: null }, at));
  if (due.length > 0)
    await db.transaction(async (tx) => {
      for (const friend of due) await writeOfFriend(tx, { offer, memberId, friend, now });
    });
}

async function writeOfFriend(
  tx: Parameters<typeof sendMessage>[0],
  of: { offer: InviterOffer; memberId: string; friend: NamedFriend; now: Date },
): Promise<void> {
  const { memberId, friend, now, offer } = of;
  const { numUpdatedRows } = await tx
    .updateTable('bonuses.referral')
    .set({ notified_at: now })
    .where('friend_id', '=', friend.id)
    .where('notified_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await sendMessage(tx, {
    ...{ merchantId: offer.brand.id, memberId, now, template: 'friend_due' },
    facts: { member: maskName(friend.name), amount: offer.terms.amount ?? '0' },
  });
  await notifyPush(tx, { m: [memberId], t: ['bonuses_changed'] });
}
