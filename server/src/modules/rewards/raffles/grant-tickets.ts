import type { LocalText } from '@lanna/rules/local-text';
import { notifyPush } from '../../../platform/push/notify.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { raffles } from './raffle.ts';

/**
 * Gives a member tickets of the raffle that takes some now and ends first, for what a topic above has decided, once for its reference. The raffle is held, so that no ticket
 * comes after its list is fixed; the database refuses it as well. Refuses with `raffle_none_open`, `raffle_tickets_full`.
 */
export async function grantTickets(
  tx: Tx,
  grant: {
    merchantId: string;
    memberId: string;
    count: number;
    source: 'points' | 'mission';
    reference: string;
    now: Date;
  },
): Promise<{ raffleId: string; title: LocalText }> {
  const { merchantId, memberId, count, source, reference, now } = grant;
  const { rank_level: rank } = await tx
    .selectFrom('members.account')
    .select('rank_level')
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  const raffle = await raffles(tx)
    .where('r.merchant_id', '=', merchantId)
    .where('r.state', '=', 'published')
    .where('r.starts_at', '<=', now)
    .where('r.ends_at', '>', now)
    .where('r.least_rank', '<=', rank)
    .orderBy('r.ends_at')
    .orderBy('r.id')
    .limit(1)
    // Grants of one raffle come one after the other, so that no two of a member pass the most together.
    .forUpdate()
    .executeTakeFirst();
  if (!raffle) throw new Refusal('raffle_none_open');
  const had = await tx
    .selectFrom('raffles.given')
    .select(({ fn }) => fn.sum<bigint | null>('count').as('count'))
    .where('raffle_id', '=', raffle.id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (Number(had?.count ?? 0) + count > raffle.tickets_most) throw new Refusal('raffle_tickets_full');
  await tx
    .insertInto('raffles.given')
    .values({
      ...{ id: newId(), raffle_id: raffle.id, merchant_id: merchantId, member_id: memberId },
      ...{ count, source, reference, at: now },
    })
    .execute();
  await notifyPush(tx, { m: [memberId], t: ['raffles_changed'] });
  return { raffleId: raffle.id, title: raffle.title };
}
