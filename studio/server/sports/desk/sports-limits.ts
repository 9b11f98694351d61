import { formatMoney } from '@lanna/rules/money';
import { SLIP_BOUNDS } from '@lanna/rules/play/sports/slips/bounds';
import { z } from 'zod';
import type { OfficeLimit } from '../../../sports-office-api.ts';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import { recordAct } from '../../back-office/record-act.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import { findPlayer } from '../../players/player.ts';
import type { Studio } from '../../studio.ts';
import { ensureGroup, groupName } from './sports-groups.ts';

export const limitBody = z.object({
  scope: z.enum(['all', 'competition', 'group', 'player']),
  /** The competition's id, the group's name, or the player as the wallet writes them; of all, left empty. */
  subject: z.string().trim().max(200),
  /** Of the bounds; 100 takes it away. */
  percent: z.int().min(1).max(100),
  reason: z.string().trim().min(5).max(500),
});
const ALL = '00000000-0000-0000-0000-000000000000';

/** What the brand has set of stakes. The smallest share that holds for a slip counts, and its player reads the most they can stake. */
export async function listLimits(tx: Tx, { operatorId }: OfficeSession): Promise<OfficeLimit[]> {
  const { rows } = await tx.query<{
    scope: OfficeLimit['scope'];
    subject: string;
    name: string;
    share: number;
    reason: string;
    setBy: string;
    setAt: Date;
  }>(
    `select l.scope, l.subject, coalesce(p.wallet_user, g.name, c.names ->> 'EN', '') as name, l.share, l.reason, l.set_by as "setBy", l.set_at as "setAt"
     from studio.sports_limit l left join studio.player p on l.scope = 'player' and p.id = l.subject
       left join studio.sports_competition c on l.scope = 'competition' and c.id = l.subject
       left join studio.sports_group g on l.scope = 'group' and g.id = l.subject
     where l.operator_id = $1 order by l.set_at desc`,
    [operatorId],
  );
  return rows.map(({ share, setAt, ...row }) => ({
    ...{ ...row, percent: share / 10, setAt: setAt.toISOString() },
    mostStake: formatMoney((SLIP_BOUNDS.mostStake * BigInt(share)) / 1000n),
  }));
}

/** Refuses `not_found` for a player or competition that is not there. */
export async function setLimit(
  { db, clock }: Studio,
  session: OfficeSession,
  { scope, subject, percent, reason }: z.infer<typeof limitBody>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const id = await subjectOf(tx, session, scope, subject);
    if (!id) throw new BackOfficeRefusal('not_found');
    if (percent === 100)
      await tx.query(
        'delete from studio.sports_limit where operator_id = $1 and scope = $2 and subject = $3',
        [session.operatorId, scope, id],
      );
    else
      await tx.query(
        `insert into studio.sports_limit (operator_id, scope, subject, share, reason, set_by) values ($1, $2, $3, $4, $5, $6)
         on conflict (operator_id, scope, subject) do update set share = excluded.share, reason = excluded.reason, set_by = excluded.set_by, set_at = clock_timestamp()`,
        [session.operatorId, scope, id, percent * 10, reason, session.personName],
      );
    await recordAct(tx, session, {
      ...{ action: 'set-limit', subject: `${scope} ${subject} ${percent} %`, reason, now: clock.now() },
    });
  });
}

async function subjectOf(
  tx: Tx,
  { vendor, operatorId }: OfficeSession,
  scope: OfficeLimit['scope'],
  subject: string,
): Promise<string | undefined> {
  if (scope === 'all') return ALL;
  if (scope === 'group') {
    const name = groupName.safeParse(subject);
    return name.success ? ensureGroup(tx, operatorId, name.data) : undefined;
  }
  if (scope === 'player') return findPlayer(tx, { vendor, operatorId, walletUser: subject });
  if (!z.uuid().safeParse(subject).success) return undefined;
  const { rows } = await tx.query<{ id: string }>('select id from studio.sports_competition where id = $1', [
    subject,
  ]);
  return rows[0]?.id;
}
