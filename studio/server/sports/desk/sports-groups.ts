import { z } from 'zod';
import type { OfficeGroup } from '../../../sports-office-api.ts';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import { recordAct } from '../../back-office/record-act.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { findPlayer } from '../../players/player.ts';
import type { Studio } from '../../studio.ts';

export const groupName = z.string().trim().min(1).max(60);
export const groupBody = z.object({
  /** As the wallet writes them. */
  player: z.string().trim().min(1).max(200),
  /** Null: out of the group they are in. */
  group: groupName.nullable(),
  reason: z.string().trim().min(5).max(500),
});
const SHOWN = 500;

/** The brand's groups of players, with why each is in theirs. */
export async function listGroups(tx: Tx, { operatorId }: OfficeSession): Promise<OfficeGroup[]> {
  const { rows } = await tx.query<{
    group: string;
    player: string | null;
    reason: string;
    setBy: string;
    setAt: Date;
  }>(
    `select g.name as group, p.wallet_user as player, m.reason, m.set_by as "setBy", m.set_at as "setAt"
     from studio.sports_group g left join studio.sports_group_player m on m.group_id = g.id left join studio.player p on p.id = m.player_id
     where g.operator_id = $1 order by g.name, m.set_at desc limit ${SHOWN}`,
    [operatorId],
  );
  return [...Map.groupBy(rows, ({ group }) => group)].map(([name, members]) => ({
    name,
    players: members.flatMap(({ player, reason, setBy, setAt }) =>
      player === null ? [] : [{ player, reason, setBy, setAt: setAt.toISOString() }],
    ),
  }));
}

/** A player is in one group at a time. A group is made with its first player. Refuses `not_found` for a player the brand does not have. */
export async function setGroup(
  { db, clock }: Studio,
  session: OfficeSession,
  { player, group, reason }: z.infer<typeof groupBody>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { vendor, operatorId } = session;
    const playerId = await findPlayer(tx, { vendor, operatorId, walletUser: player });
    if (!playerId) throw new BackOfficeRefusal('not_found');
    if (group === null) {
      const { rowCount } = await tx.query('delete from studio.sports_group_player where player_id = $1', [
        playerId,
      ]);
      if (rowCount !== 1) throw new BackOfficeRefusal('not_found');
    } else
      await tx.query(
        `insert into studio.sports_group_player (player_id, group_id, reason, set_by) values ($1, $2, $3, $4)
         on conflict (player_id) do update set group_id = excluded.group_id, reason = excluded.reason, set_by = excluded.set_by, set_at = clock_timestamp()`,
        [playerId, await ensureGroup(tx, operatorId, group), reason, session.personName],
      );
    await recordAct(tx, session, {
      ...{ action: 'set-group', subject: `${player} ${group ?? '–'}`, reason, now: clock.now() },
    });
  });
}

export async function ensureGroup(tx: Tx, operatorId: string, name: string): Promise<string> {
  await tx.query(
    'insert into studio.sports_group (id, operator_id, name) values ($1, $2, $3) on conflict do nothing',
    [newId(Date.now()), operatorId, name],
  );
  const { rows } = await tx.query<{ id: string }>(
    'select id from studio.sports_group where operator_id = $1 and name = $2',
    [operatorId, name],
  );
  const [found] = rows;
  if (!found) throw new Error('a group just written is not there');
  return found.id;
}
