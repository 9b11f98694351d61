import type { RaffleWinner, ShownRaffle } from '@lanna/contract/rewards/raffles/raffles';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { maskName } from '../../../people/members/mask.ts';
import { beaconIn, type PrizeRow, prizesIn, rewardIn } from '../raffle.ts';
import { raffleOfBrand } from './raffle-of-brand.ts';

/** A raffle as everybody sees it. Who is out of play by now, or was passed by, is shown without a name. */
export async function showRaffle(
  db: Queryable,
  of: { merchantId: string; id: string },
): Promise<ShownRaffle> {
  const raffle = await raffleOfBrand(db, of);
  const drawn = await db
    .selectFrom('raffles.prize as p')
    .innerJoin('members.account as m', 'm.id', 'p.member_id')
    .selectAll('p')
    .select(['m.username', 'm.status'])
    .where('p.raffle_id', '=', raffle.id)
    .orderBy('p.place')
    .execute();
  return {
    id: raffle.id,
    state: raffle.state as ShownRaffle['state'],
    currency: raffle.currency,
    startsAt: raffle.starts_at.toISOString(),
    endsAt: raffle.ends_at.toISOString(),
    perTicket: formatMoney(raffle.per_ticket),
    ticketsMost: raffle.tickets_most,
    leastRank: raffle.least_rank,
    prizes: prizesIn(raffle),
    beacon: beaconIn(raffle),
    pool: formatMoney(raffle.pool),
    tickets: raffle.tickets,
    root: raffle.root,
    drawnAt: raffle.drawn_at?.toISOString() ?? null,
    winners: drawn.map(({ username, status, ...prize }) => ({
      ...shownPrize(prize),
      name: prize.state === 'passed' || status !== 'active' ? null : maskName(username),
    })),
  };
}

export function shownPrize(prize: PrizeRow): Omit<RaffleWinner, 'name'> {
  return {
    place: prize.place + 1,
    ticket: prize.ticket,
    prize: prize.prize,
    amount: formatMoney(prize.amount),
    kind: rewardIn(prize).kind,
    state: prize.state as RaffleWinner['state'],
    lapsesAt: prize.lapses_at.toISOString(),
  };
}
