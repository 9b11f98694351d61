import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';

/** An agent is notified at once, and then not again for so long: who joins meanwhile is in the next message. */
export const NOTIFIED_EVERY_MS = 30 * 60_000;
const AGENTS_MAX = 500;

/** Notifies agents of who has joined by their links, many in one message. Safe beside itself, and to repeat: who was reported is gone. */
export async function notifyAgents(
  { db, clock }: { db: Database; clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const due = await db.kysely
    .selectFrom('registration.newcomer as n')
    .leftJoin('registration.agent_told as told', 'told.agent_id', 'n.agent_id')
    .select('n.agent_id as agentId')
    .distinct()
    .where((eb) =>
      eb.or([
        eb('told.told_at', 'is', null),
        eb('told.told_at', '<=', new Date(now.getTime() - NOTIFIED_EVERY_MS)),
      ]),
    )
    .limit(AGENTS_MAX)
    .execute();
  for (const { agentId } of due) {
    if (signal?.aborted) return;
    await db.transaction((tx) => notifyAgent(tx, agentId, now));
  }
}

async function notifyAgent(tx: Tx, agentId: string, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`newcomers ${agentId}`}, 0))`.execute(tx);
  const gone = await tx
    .deleteFrom('registration.newcomer')
    .where('agent_id', '=', agentId)
    .returning(['member_id', 'merchant_id', 'code', 'joined_at'])
    .execute();
  const latest = gone.sort((one, other) => other.joined_at.getTime() - one.joined_at.getTime())[0];
  if (!latest) return;
  await tx
    .insertInto('registration.agent_told')
    .values({ agent_id: agentId, told_at: now })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet({ told_at: now }))
    .execute();
  const { merchant_id: merchantId, code } = latest;
  const member = await tx
    .selectFrom('members.account')
    .select(['username', 'agent_id'])
    .where('id', '=', latest.member_id)
    .executeTakeFirst();
  const link = await tx
    .selectFrom('members.invitation')
    .select(['name', 'code'])
    .where('merchant_id', '=', merchantId)
    .where('code_key', '=', code.toLowerCase())
    .executeTakeFirst();
  const message = { merchantId, memberId: agentId, now } as const;
  const facts = { member: member ? nameInLine(agentId, member) : '', link: link?.name ?? link?.code ?? code };
  if (gone.length === 1) await sendMessage(tx, { ...message, template: 'line_joined', facts });
  else
    await sendMessage(tx, {
      ...message,
      template: 'line_joined_many',
      facts: { ...facts, count: gone.length },
    });
}
