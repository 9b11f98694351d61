import {
  PERIOD_KINDS,
  type Period,
  type PeriodKind,
  periodOf,
  periodsOver,
} from '@lanna/rules/commission/contracts/period';
import { periodKindOf } from '@lanna/rules/commission/contracts/terms';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Slot } from '../paying/slot.ts';
import { CONTRACT_COLUMNS, type Contract, type ContractRow, contractOf } from './contract-in-force.ts';

/** A bill that is due, and where its contract stands in the tree. */
export interface Due {
  contract: Contract;
  slot: Slot;
  /** How many are above the agent. */
  depth: number;
  /** Contracts above that leave out what this one comes to: those up to the nearest that the brand pays. */
  above: string[];
}

/**
 * Periods of a brand's contracts that are over and not billed, in the order in which they are to be: earlier ones first, and of the same end the deepest in
 * the tree first, since what is above leaves them out.
 */
export async function planPeriods(db: Queryable, brand: { id: string; today: string }): Promise<Due[]> {
  const wanted: { contract: Contract; slot: Slot; ends: string }[] = [];
  for (const { billedTo, ...contract } of await contractsBehind(db, brand))
    for (const period of periodsDue(contract, billedTo, brand.today))
      wanted.push({ contract, slot: clipped(contract, period), ends: period.to });
  const places = await placesOf(
    db,
    wanted.map(({ contract, slot }) => ({ contract, day: slot.to })),
  );
  return wanted
    .map(({ contract, slot, ends }, at) => ({ contract, slot, ends, ...(places[at] ?? NOWHERE) }))
    .sort((one, other) => compare(one.ends, other.ends) || other.depth - one.depth);
}

const NOWHERE = { depth: 0, above: [] };

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function periodsDue(contract: Contract, billedTo: string | null, today: string): Period[] {
  const kind = periodKindOf(contract.terms);
  const since = billedTo === null ? contract.fromDay : dayAfter(billedTo);
  return periodsOver(kind, since, today).filter(
    ({ from }) => contract.lastDay === null || from <= contract.lastDay,
  );
}

/** A contract that ends within a period counts to its last day. */
function clipped({ lastDay }: Contract, { from, to }: Period): Slot {
  return { from, to: lastDay !== null && lastDay < to ? lastDay : to, hour: null };
}

function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}

/** Contracts of which a period may be due: the last one of theirs that is over is not billed. */
async function contractsBehind(db: Queryable, { id, today }: { id: string; today: string }) {
  const ends = Object.fromEntries(PERIOD_KINDS.map((kind) => [kind, lastEnd(kind, today)])) as Record<
    PeriodKind,
    string
  >;
  const { rows } = await sql<ContractRow & { billed_to: string | null }>`
    select ${CONTRACT_COLUMNS}, a.billed_to::text as billed_to
    from contracts.contract_record c
    join brands.brand b on b.id = c.merchant_id
    left join bills.account a on a.contract_id = c.id
    where c.merchant_id = ${id} and c.kind in ('dividend', 'daily_salary')
      and coalesce(a.billed_to, c.from_day - 1) < least(c.last_day, case when c.kind = 'daily_salary' then ${ends.day}::date
        else case c.terms ->> 'period' when 'day' then ${ends.day}::date when 'week' then ${ends.week}::date when 'half_month' then ${ends.half_month}::date
          else ${ends.month}::date end end)`.execute(db);
  return rows.map((row) => ({ ...contractOf(row), billedTo: row.billed_to }));
}

/** The last day of the last period of a kind that is over before a day. */
function lastEnd(kind: PeriodKind, today: string): string {
  return Temporal.PlainDate.from(periodOf(kind, today).from).subtract({ days: 1 }).toString();
}

/** Where each contract's agent stands on a day, and which contracts of the same kind above leave it out. */
export async function placesOf(
  db: Queryable,
  asked: readonly { contract: Contract; day: string }[],
): Promise<{ depth: number; above: string[] }[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<{ at: number; step: number; contract_id: string | null; payer: string | null }>`
    select asked.ord::integer as at, l.step, c.id as contract_id, c.payer
    from unnest(${asked.map(({ contract }) => contract.merchantId)}::uuid[], ${asked.map(({ contract }) => contract.memberId)}::uuid[],
      ${asked.map(({ contract }) => contract.terms.kind)}::text[], ${asked.map(({ day }) => day)}::date[])
      with ordinality as asked(merchant_id, member_id, kind, day, ord)
    cross join lateral agents.line_on(asked.merchant_id, asked.member_id, asked.day) l
    left join contracts.contract_record c on c.merchant_id = asked.merchant_id and c.member_id = l.agent_id and c.kind = asked.kind
      and c.from_day <= asked.day and coalesce(c.last_day, 'infinity') >= asked.day
    where l.step > 0
    order by asked.ord, l.step`.execute(db);
  const places = asked.map(({ contract }) => ({
    depth: 0,
    above: [] as string[],
    // What an upline pays itself is left out nowhere.
    until: contract.payer === 'platform' ? Number.POSITIVE_INFINITY : -1,
  }));
  for (const { at, step, contract_id: id, payer } of rows) {
    const place = places[at - 1];
    if (!place) continue;
    place.depth = Math.max(place.depth, step);
    if (id === null || step > place.until) continue;
    place.above.push(id);
    if (payer === 'platform') place.until = step;
  }
  return places.map(({ depth, above }) => ({ depth, above }));
}
