import { queryDatabase } from '../../database-actions.ts';

/** Brings a draw forward, and with it what stands before it: for a game whose draws no other journey waits for. */
export async function drawNow(game: string, numero: string): Promise<void> {
  await queryDatabase(
    `update draws.draw set closes_at = clock_timestamp(), draws_at = clock_timestamp() + interval '100 ms'
     where game_code = $1 and state = 'open' and draws_at <= (select draws_at from draws.draw where game_code = $1 and numero = $2)`,
    [game, numero],
  );
}
