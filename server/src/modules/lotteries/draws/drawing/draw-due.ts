import { sql } from 'kysely';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { closeDraw } from '../close-draw.ts';
import { drawNext } from './draw-next.ts';

/** Games worked on side by side: one that waits for a slip in flight holds few others up. */
const GAMES_AT_ONCE = 4;

interface Due {
  game_code: string;
  /** To be closed, in their order. */
  to_close: string[];
  has_draws: boolean;
}

/** Games that could not be drawn, each left alone for longer and longer, so that it slows no other. */
export interface LeftGames {
  isLeft(gameCode: string): boolean;
  /** Whether the game could be worked on; `error` says why not. */
  note(gameCode: string, error?: unknown): void;
}

/**
 * What the tick of draws does: closes every draw whose time has come, and draws what is due of each game in order, also all that was missed while nothing ran. Safe in
 * several processes at once: a draw is closed and drawn under locks, in one transaction each. Without `left` the failure of a game is thrown once the others are done.
 */
export async function drawDue(
  deps: { db: Database; secrets: SecretBox },
  signal?: AbortSignal,
  left?: LeftGames,
): Promise<void> {
  const due = (await dueGames(deps.db)).filter(({ game_code }) => !left?.isLeft(game_code));
  const failures: unknown[] = [];
  const work = async () => {
    for (let game = due.shift(); game && !signal?.aborted; game = due.shift())
      try {
        await drawGame(deps, game, signal);
        left?.note(game.game_code);
      } catch (error) {
        if (left) left.note(game.game_code, error);
        else failures.push(error);
      }
  };
  await Promise.all(Array.from({ length: GAMES_AT_ONCE }, work));
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} games could not be drawn`);
}

async function dueGames({ kysely }: Database): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select game_code, coalesce(array_agg(id order by draws_at, id) filter (where state = 'open'), '{}') as to_close,
      bool_or(state = 'closed' or draws_at <= statement_timestamp()) as has_draws
    from (
      select id, game_code, state, draws_at from draws.draw where state = 'open' and closes_at <= statement_timestamp()
      union all
      select id, game_code, state, draws_at from draws.draw
      where state = 'closed' and draws_at <= statement_timestamp() and chain_id is not null and (beacon_name is null or beacon is not null)
    ) due
    group by game_code`.execute(kysely);
  return rows;
}

async function drawGame(
  deps: { db: Database; secrets: SecretBox },
  { game_code, to_close, has_draws }: Due,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const id of to_close) {
    if (signal?.aborted) return;
    await deps.db.transaction((tx) => closeDraw(tx, id));
  }
  if (!has_draws) return;
  let goesOn = true;
  while (goesOn && !signal?.aborted)
    goesOn = await deps.db.transaction((tx) => drawNext(tx, deps, game_code));
}
