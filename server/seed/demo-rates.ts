import { sql } from 'kysely';
import { newId } from '../src/platform/sealing/ids.ts';
import type { Tx } from '../src/platform/sql/database.ts';

/** What the demo's agent at the top earns of turnover, in hundred-thousandths: the points of each kind of game. */
const TOP = {
  LIVE: 700,
  SPORTS: 1000,
  FISH: 1200,
  RNG: 1200,
  PVP: 1000,
  ESPORTS: 1000,
} as const;
/** Each level below has this share of the one above, so that every agent of a line earns. */
const SHARE_BELOW = 0.6;

/** Rates for the demo's agents who have none, from the day each was made; and the plan that new agents get. What is there stays. */
export async function giveDemoRates(tx: Tx, { id, agent }: { id: string; agent: string }, now: Date) {
  const line = await sql<{ member_id: string; level: number }>`
    with recursive line(member_id, level) as (
      select m.id, 0 from members.member m where m.merchant_id = ${id} and m.username_key = ${agent}
      union all
      select m.id, line.level + 1 from members.member m
      join line on m.agent_id = line.member_id and m.merchant_id = ${id} and m.type in (1, 2)
    )
    select member_id, level from line
    where not exists (select from agents.rate r where r.member_id = line.member_id)`.execute(tx);
  const rows = line.rows.flatMap(({ member_id, level }) =>
    Object.entries(TOP).map(([category, rate]) => ({
      member_id,
      merchant_id: id,
      category,
      from_day: EVER,
      rate: Math.round(rate * SHARE_BELOW ** level),
      set_by: null,
      set_at: now,
    })),
  );
  if (rows.length > 0) await tx.insertInto('agents.rate').values(rows).execute();
  await sql`
    insert into agents.plan (id, merchant_id, name, rates, modes, is_default, version, changed_at)
    select ${newId()}, ${id}, 'Standard', ${JSON.stringify(HALF)}::jsonb, '{}', true, 1, ${now}
    where not exists (select from agents.plan where merchant_id = ${id})`.execute(tx);
}

const HALF = Object.fromEntries(Object.entries(TOP).map(([category, rate]) => [category, rate / 2]));

/** Before the first bet of any demo. */
const EVER = '2020-01-01';
