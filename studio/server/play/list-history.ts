import type { z } from 'zod';
import type { playHistory } from '../../play-api.ts';
import { selectRounds, toSlotRound } from '../rounds/round.ts';
import type { Studio } from '../studio.ts';
import type { PlaySessionRow } from './session.ts';

const PAGE = 20;

/** The player's rounds of this game, newest first. A round still being shown is left out: its line would reveal the outcome. */
export async function listHistory(
  { db }: Studio,
  session: PlaySessionRow,
  before: string | undefined,
): Promise<z.infer<typeof playHistory>> {
  const rounds = await selectRounds(
    db.pool,
    `r.player_id = $1 and r.game_code = $2 and r.state = 'settled' and r.shown = r.step_count
     and ($3::uuid is null or r.id < $3::uuid)`,
    [session.playerId, session.gameCode, before ?? null],
    PAGE + 1,
  );
  return { rounds: rounds.slice(0, PAGE).map(toSlotRound), more: rounds.length > PAGE };
}
