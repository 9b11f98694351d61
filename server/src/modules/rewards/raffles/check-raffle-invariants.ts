import { placeInChain } from '@lanna/rules/fair-chain';
import { drawTickets } from '@lanna/rules/rewards/raffles/draw';
import { rootOf } from '@lanna/rules/rewards/raffles/hash-tree';
import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';
import { leavesOf, treeOfLeaves } from './drawing/tree-of-list.ts';
import { type Raffle, raffles } from './raffle.ts';

/** Each query selects the rows that break its rule. */
const RAFFLE_RULES: Record<string, string> = {
  'a raffle was funded once, with what its prizes come to, when it was published': `
    select r.id as raffle, r.state, r.pool, p.code, p.amount as posted from raffles.raffle r
    left join ledger.posted_transfer p on p.reference = r.id
    where case when r.state = 'draft' then p.reference is not null
      else (p.alone, p.code, p.amount, p.debit_kind, p.credit_kind, p.merchant_id, p.currency)
        is distinct from (true, 'pool_funded', r.pool, 'promotion', 'pool', r.merchant_id, r.currency) end
    order by r.id limit 1`,
  'tickets of a fixed list are numbered from 1 without a gap, each member’s what turnover and gifts come to': `
    select * from (
      select h.raffle_id as raffle, h.place, h.first, h.last, coalesce(lag(h.last) over w, 0) + 1 as expected,
        least(r.tickets_most, greatest(h.turnover, 0) / r.per_ticket + h.given) as due, h.given,
        (select coalesce(sum(g.count), 0) from raffles.given g where g.raffle_id = h.raffle_id and g.member_id = h.member_id) as gave
      from raffles.holder h join raffles.raffle r on r.id = h.raffle_id
      window w as (partition by h.raffle_id order by h.place)) l
    where first <> expected or last - first + 1 <> due or given <> gave
    limit 1`,
  'a fixed list holds as many tickets as its raffle says, and none is fixed before': `
    select r.id as raffle, r.state, r.tickets, h.tickets as listed from raffles.raffle r
    left join lateral (select coalesce(max(last), 0) as tickets from raffles.holder where raffle_id = r.id) h on true
    where h.tickets <> coalesce(r.tickets, 0)
    order by r.id limit 1`,
  'a ticket that was drawn was its member’s in the list': `
    select p.id as prize, p.ticket, h.first, h.last from raffles.prize p
    left join raffles.holder h on (h.raffle_id, h.member_id) = (p.raffle_id, p.member_id)
    where h.member_id is null or p.ticket not between h.first and h.last
    order by p.id limit 1`,
  'a prize that was claimed was paid once, from its pool, in time, to whose ticket was drawn; no other was paid': `
    select z.id as prize, z.state, z.amount, p.code, p.amount as posted, b.id as bonus from raffles.prize z
    join raffles.raffle r on r.id = z.raffle_id
    left join ledger.posted_transfer p on p.reference = z.id
    left join bonuses.bonus_record b on b.id = z.bonus_id
    where case
      when z.state <> 'claimed' then p.reference is not null
      when z.reward ->> 'kind' = 'cash' then (p.alone, p.code, p.amount, p.debit_kind, p.credit_owner_id, p.merchant_id, p.currency)
        is distinct from (true, 'raffle_prize', z.amount, 'pool', z.member_id, r.merchant_id, r.currency)
      else (p.alone, p.code, p.amount, p.debit_kind, p.credit_kind, b.member_id, b.amount)
        is distinct from (true, 'pool_returned', z.amount, 'pool', 'promotion', z.member_id, z.amount) end
      or z.claimed_at >= z.lapses_at
    order by z.id limit 1`,
  'what no one claimed went back to the brand once, and only when the raffle was over; with the prizes it is the pool': `
    select r.id as raffle, r.state, r.pool, r.returned, p.code, p.amount as posted, z.claimed from raffles.raffle r
    left join ledger.posted_transfer p on p.reference = r.return_id
    left join lateral (select coalesce(sum(amount), 0) as claimed from raffles.prize where raffle_id = r.id and state = 'claimed') z on true
    where case when r.returned = 0 then p.reference is not null
      else (p.alone, p.code, p.amount, p.debit_kind, p.credit_kind, p.merchant_id, p.currency)
        is distinct from (true, 'pool_returned', r.returned, 'pool', 'promotion', r.merchant_id, r.currency) end
      or case when r.ended_at is null then r.returned <> 0 else z.claimed + r.returned <> r.pool end
    order by r.id limit 1`,
  'a raffle that names a beacon was drawn with what it gave, or not before its days were over': `
    select r.id as raffle, r.beacon_name, r.beacon, r.fixed_at, r.drawn_at from raffles.raffle r
    where r.beacon_name is not null and r.drawn_at is not null and case
      when r.beacon is null then r.drawn_at < r.fixed_at + make_interval(hours => 24 * r.beacon_days)
      else not starts_with(r.beacon, r.beacon_name || ':') end
    limit 1`,
  'money of raffles moved for a prize alone': `
    select p.id as transfer, p.reference from ledger.posted_transfer p
    where p.code = 'raffle_prize' and not exists (select from raffles.prize z where z.id = p.reference)
    order by p.id limit 1`,
};
const DRAW_RULE =
  'the root of a list is that of its holders, and the tickets drawn are those its link gives, which is the one of its place in the chain';
export const RAFFLE_STEPS = Object.keys(RAFFLE_RULES).length + 1;

/** Every rule of raffles that does not hold; empty when all is well. */
export async function checkRaffleInvariants(
  db: Queryable,
  onProgress?: OnProgress,
): Promise<InvariantViolation[]> {
  const broken = await violationsOf(db, RAFFLE_RULES, onProgress);
  const wrong = await firstWrongDraw(db);
  await onProgress?.(RAFFLE_STEPS);
  return wrong ? [...broken, { rule: DRAW_RULE, row: { raffle: wrong } }] : broken;
}

/** Computes every fixed list and every draw again, one raffle at a time. The first that comes out otherwise. */
async function firstWrongDraw(db: Queryable): Promise<string | undefined> {
  const fixed = await raffles(db).where('r.root', 'is not', null).orderBy('r.id').execute();
  for (const raffle of fixed) if (!(await isAsComputed(db, raffle))) return raffle.id;
  return undefined;
}

async function isAsComputed(
  db: Queryable,
  { id, root, tickets, chain_id, link_place, drawn, drawn_at, beacon }: Raffle,
): Promise<boolean> {
  const leaves = await leavesOf(db, id);
  if (leaves.length === 0 || rootOf(treeOfLeaves(id, leaves)) !== root) return false;
  const rows = await db
    .selectFrom('raffles.prize')
    .select('ticket')
    .where('raffle_id', '=', id)
    .orderBy('place')
    .execute();
  if (drawn_at === null) return rows.length === 0;
  const shown = await db
    .selectFrom('chains.shown_link as s')
    .innerJoin('chains.chain_record as c', 'c.id', 's.chain_id')
    .select(['s.link', 'c.anchor'])
    .where('s.chain_id', '=', chain_id)
    .where('s.place', '=', link_place)
    .executeTakeFirst();
  if (!shown?.link || !shown.anchor || rows.length !== drawn) return false;
  const expected = drawTickets({ link: shown.link, root, tickets: tickets ?? 0, beacon }, drawn);
  return (
    placeInChain(shown.link, shown.anchor, link_place ?? 0) === link_place &&
    rows.every(({ ticket }, at) => ticket === expected[at])
  );
}
