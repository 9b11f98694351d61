import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import type { MyRaffle } from '@lanna/contract/rewards/raffles/raffles';
import { formatMoney, type Money } from '@lanna/rules/money';
import { pathOf } from '@lanna/rules/rewards/raffles/hash-tree';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { treeOfList } from '../drawing/tree-of-list.ts';
import type { Raffle } from '../raffle.ts';
import { raffleOfBrand } from './raffle-of-brand.ts';
import { shownPrize } from './show-raffle.ts';

interface OfMember {
  merchantId: string;
  memberId: string;
}

/** The member's tickets, place in the fixed list and prizes. Who takes no part sees that, and no tickets. */
export async function showMyRaffle(
  db: Queryable,
  of: OfMember & { id: string; now: Date },
): Promise<MyRaffle> {
  const raffle = await raffleOfBrand(db, of);
  const takesPart = await mayWin(db, raffle, of);
  const holder = await db
    .selectFrom('raffles.holder')
    .selectAll()
    .where('raffle_id', '=', raffle.id)
    .where('member_id', '=', of.memberId)
    .executeTakeFirst();
  const prizes = await db
    .selectFrom('raffles.prize')
    .selectAll()
    .where('raffle_id', '=', raffle.id)
    .where('member_id', '=', of.memberId)
    .where('state', '<>', 'passed')
    .orderBy('place')
    .execute();
  const counted = holder
    ? { turnover: holder.turnover, given: holder.given, tickets: holder.last - holder.first + 1 }
    : raffle.fixed_at === null && takesPart
      ? await ticketsNow(db, raffle.id, of.memberId)
      : NONE;
  const levels = holder && (await treeOfList(db, raffle.id));
  return {
    takesPart,
    tickets: counted.tickets,
    turnover: formatMoney(counted.turnover),
    given: counted.given,
    untilNext: takesPart ? untilNext(raffle, counted, of.now) : null,
    listed:
      holder && levels
        ? {
            leaf: { first: holder.first, last: holder.last, code: holder.code },
            path: pathOf(levels, holder.place),
          }
        : null,
    prizes: prizes.map((prize) => ({ id: prize.id, ...shownPrize(prize) })),
  };
}

interface Counted {
  turnover: Money;
  given: number;
  tickets: number;
}
const NONE: Counted = { turnover: 0n, given: 0, tickets: 0 };

async function mayWin(
  db: Queryable,
  { least_rank }: Raffle,
  { merchantId, memberId }: OfMember,
): Promise<boolean> {
  const { status, type, rank_level, is_demo_player } = await db
    .selectFrom('members.account')
    .select(['status', 'type', 'rank_level', 'is_demo_player'])
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return status === 'active' && type !== TRIAL_TYPE && !is_demo_player && (rank_level ?? 0) >= least_rank;
}

export async function ticketsNow(db: Queryable, raffleId: string, memberId: string): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select turnover, given, tickets from raffles.tickets_now(${raffleId}, ${memberId})`.execute(db);
  return rows[0] ?? NONE;
}

function untilNext(raffle: Raffle, { turnover, tickets }: Counted, now: Date): string | null {
  if (raffle.state !== 'published' || raffle.ends_at <= now || tickets >= raffle.tickets_most) return null;
  const played = turnover > 0n ? turnover : 0n;
  return formatMoney(raffle.per_ticket - (played % raffle.per_ticket) + (turnover < 0n ? -turnover : 0n));
}
