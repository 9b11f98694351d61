import type { Value } from '@lanna/contract/endpoint';
import { type listInvitations as endpoint, REOPEN_WITHIN_MS } from '@lanna/contract/people/agents/agents';
import { presetRates } from '@lanna/contract/people/agents/preset-rates';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { dayIn } from '../../members/persons/birthday.ts';
import { reopensForMs } from '../../members/persons/reopens-for.ts';
import type { Place } from '../internal/team.ts';

/** Lists an agent's invitation codes, each with how many members registered with it. */
export async function listInvitations(
  { db, clock }: { db: Database; clock: Clock },
  { merchantId, memberId, timeZone }: Place & { timeZone: string },
): Promise<Value<typeof endpoint>> {
  const now = clock.now();
  const today = dayIn(timeZone, now);
  const rows = await db.kysely
    .selectFrom('members.invitation as c')
    .select(['c.code', 'c.created_at', 'c.disabled_at', 'c.joined', 'c.name', 'c.rates', 'c.uses_max'])
    .select(sql<string | null>`c.expires_on::text`.as('expires_on'))
    .$narrowType<{ joined: number }>()
    .where('c.agent_id', '=', memberId)
    .where('c.merchant_id', '=', merchantId)
    // One that may be opened again stays where it was.
    .orderBy(
      sql`c.disabled_at is not null and c.disabled_at <= ${new Date(now.getTime() - REOPEN_WITHIN_MS)}`,
    )
    .orderBy('c.created_at')
    .orderBy('c.code_key')
    .execute();
  return {
    list: rows.map((row) => ({
      code: row.code,
      name: row.name,
      createdAt: row.created_at.toISOString(),
      closedAt: row.disabled_at?.toISOString() ?? null,
      reopensForMs: reopensForMs(row.disabled_at, now),
      joined: row.joined,
      rates: presetRates.parse(row.rates),
      expiresOn: row.expires_on,
      usesMax: row.uses_max,
      over: overBy(row, today),
    })),
  };
}

/** An invitation that is over is refused at registration, as a closed one is. */
function overBy(
  row: { expires_on: string | null; uses_max: number | null; joined: number },
  today: string,
): 'expired' | 'used_up' | null {
  if (row.expires_on !== null && row.expires_on < today) return 'expired';
  return row.uses_max !== null && row.joined >= row.uses_max ? 'used_up' : null;
}
