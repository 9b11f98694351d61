import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { EnvelopeRow } from './envelope.ts';

interface Agent {
  merchantId: string;
  agentId: string;
}

const AGENTS = sql.join(AGENT_TYPES.map((type) => sql.lit(type)));

/** Every account below an agent, as `line (id, type, agent_id)`. */
function lineOf({ merchantId, agentId }: Agent): RawBuilder<unknown> {
  return sql`with recursive line(id, type, agent_id) as (
    select m.id, m.type, m.agent_id from members.account m where m.agent_id = ${agentId} and m.merchant_id = ${merchantId}
    union all
    select m.id, m.type, m.agent_id from members.account m join line on m.agent_id = line.id
    where line.type in (${AGENTS}) and m.merchant_id = ${merchantId}
  )`;
}

export interface Week {
  from: string;
  to: string;
}

/** The seven days of the brand up to a moment, today with them: who settled a bet on one of them is active. */
export function weekUntil(now: Date, timeZone: string): Week {
  const to = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  return { from: to.subtract({ days: 6 }).toString(), to: to.toString() };
}

const played = (member: string, week: { from: string | Date; to: string | Date }) => sql`exists (
  select from bets.member_day d where d.member_id = ${sql.ref(member)} and d.day between ${week.from}::date and ${week.to}::date)`;

/** How many accounts that may take part each group has. */
export async function countGroups(db: Queryable, agent: Agent, week: Week) {
  const { rows } = await sql<{ direct: number; line: number; active: number }>`
    ${lineOf(agent)}
    select (count(*) filter (where line.agent_id = ${agent.agentId}))::int as direct, count(*)::int as line,
      (count(*) filter (where ${played('line.id', week)}))::int as active
    from line join members.account m on m.id = line.id and m.status = 'active'`.execute(db);
  return rows[0] ?? { direct: 0, line: 0, active: 0 };
}

/** Which of these accounts are below the agent. */
export async function belowAgent(db: Queryable, agent: Agent, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    ${lineOf(agent)} select line.id from line where line.id = any (${[...ids]}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The next accounts an envelope is for, in the order of their ids. */
export async function nextOfAudience(db: Queryable, envelope: EnvelopeRow, limit: number): Promise<string[]> {
  const { id, merchant_id: merchantId, agent_id: agentId, audience, told_to: after, given_at: at } = envelope;
  const { rows } = await sql<{ id: string }>`
    ${lineOf({ merchantId, agentId })}
    select line.id from line join members.account m on m.id = line.id and m.status = 'active' and m.registered_at <= ${at}
    where line.id > ${after}::uuid and ${groupOf(audience, { id, agentId, envelope })}
    order by line.id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

function groupOf(
  audience: string,
  { id, agentId, envelope }: { id: string; agentId: string; envelope: EnvelopeRow },
): RawBuilder<unknown> {
  switch (audience) {
    case 'members':
      return sql`line.id in (select c.member_id from envelopes.chosen c where c.envelope_id = ${id})`;
    case 'direct':
      return sql`line.agent_id = ${agentId}`;
    case 'active':
      return played('line.id', { from: envelope.active_from ?? '', to: envelope.active_to ?? '' });
    default:
      return sql`true`;
  }
}

/**
 * Envelopes that are for a member, as ids: given by an agent above, to a group the member is in. A member who registered later is in none of
 * them, and one who was moved to another line is in none any more.
 */
export function envelopesFor({ merchantId, memberId }: { merchantId: string; memberId: string }) {
  return sql<{ id: string }>`
    with recursive above(id, step) as (
      select m.agent_id, 1 from members.account m where m.id = ${memberId} and m.merchant_id = ${merchantId} and m.agent_id is not null
      union all
      select a.agent_id, above.step + 1 from above join members.account a on a.id = above.id
      where a.merchant_id = ${merchantId} and a.agent_id is not null
    )
    select e.id from above join envelopes.envelope e on e.agent_id = above.id and e.merchant_id = ${merchantId}
    join members.account own on own.id = ${memberId} and own.registered_at <= e.given_at
    where case e.audience
      when 'members' then exists (select from envelopes.chosen c where c.envelope_id = e.id and c.member_id = own.id)
      when 'direct' then above.step = 1
      when 'active' then exists (
        select from bets.member_day d where d.member_id = own.id and d.day between e.active_from and e.active_to)
      else true end`;
}
