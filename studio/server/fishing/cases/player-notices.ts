import type { Tx } from '../../platform/database.ts';
import { NoAtFishing } from '../fishing-refusal.ts';

export interface Warning {
  id: string;
  words: string;
}

/** Refuses `seat_closed` with the words of the person who closed it. */
export async function refuseClosedSeat(tx: Tx, playerId: string): Promise<void> {
  const { rows } = await tx.query<{ words: string }>(
    `select words from studio.fishing_case
     where player_id = $1 and decision = 'close-seat' and decided_at is not null and reopened_at is null order by decided_at desc limit 1`,
    [playerId],
  );
  const [closed] = rows;
  if (closed) throw new NoAtFishing('seat_closed', closed.words);
}

/** What the player has been warned of and has not yet said to have read, the oldest first. */
export async function readWarnings(tx: Tx, playerId: string): Promise<Warning[]> {
  const { rows } = await tx.query<Warning>(
    `select id, words from studio.fishing_case
     where player_id = $1 and decision = 'warn' and decided_at is not null and seen_at is null order by decided_at limit 5`,
    [playerId],
  );
  return rows;
}

export async function markWarningSeen(tx: Tx, playerId: string, id: string): Promise<void> {
  await tx.query(
    `update studio.fishing_case set seen_at = clock_timestamp() where id = $1 and player_id = $2 and decision = 'warn' and seen_at is null`,
    [id, playerId],
  );
}
