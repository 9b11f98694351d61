import type { z } from 'zod';
import type { progressRequest } from '../../play-api.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Studio } from '../studio.ts';
import type { PlaySessionRow } from './session.ts';

/** How far the player has been shown a round. Never goes back: reports may arrive late or twice. */
export async function recordProgress(
  { db }: Studio,
  session: PlaySessionRow,
  { roundId, shown }: z.infer<typeof progressRequest>,
): Promise<{ shown: number }> {
  const { rows } = await db.pool.query<{ shown: number }>(
    `update studio.round set shown = greatest(shown, $3)
     where id = $1 and player_id = $2 and state = 'settled' and $3 <= step_count returning shown`,
    [roundId, session.playerId, shown],
  );
  const [row] = rows;
  if (!row) throw new Refusal('invalid_input', { fields: ['roundId', 'shown'] });
  return row;
}
