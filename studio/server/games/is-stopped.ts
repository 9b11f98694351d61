import type { Tx } from '../platform/database.ts';

/** Whether an operator has stopped a game for its players, in the back office. */
export async function isStopped(
  tx: Tx,
  { gameCode, ...whose }: { gameCode: string } & ({ operatorId: string } | { playerId: string }),
): Promise<boolean> {
  const [operator, player] = 'operatorId' in whose ? [whose.operatorId, null] : [null, whose.playerId];
  const { rowCount } = await tx.query(
    `select from studio.game_stop where game_code = $1 and opened_at is null
       and operator_id = coalesce($2, (select operator_id from studio.player where id = $3))`,
    [gameCode, operator, player],
  );
  return rowCount !== 0;
}
