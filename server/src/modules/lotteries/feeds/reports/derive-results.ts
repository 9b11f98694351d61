import { formatResult, parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import type { Derived } from '@lanna/rules/lotteries/lottery/game';
import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { giveResult } from '../../draws/give-result.ts';
import { FED_GAMES, type FedGame, fedGame, shapeOf } from './fed-game.ts';
import { type KnownDraw, lockReports } from './find-draw.ts';
import { closeSettled, notifyResults } from './problem.ts';

type DerivedGame = FedGame & { derived: Derived };

const DERIVED_GAMES: readonly DerivedGame[] = FED_GAMES.filter(
  (game): game is DerivedGame => game.derived !== undefined,
);

type Place = Pick<KnownDraw, 'gameCode' | 'numero'>;

/**
 * Gives the draws that follow from this one their results: of the same day, with bets closed. A corrected result is passed on as a new version, with its
 * reason; one that changes nothing for them makes none. The caller holds the reports of the draw.
 */
export async function deriveFrom(tx: Tx, source: Place, now: Date): Promise<void> {
  for (const game of DERIVED_GAMES.filter(({ derived }) => derived.from === source.gameCode)) {
    const found = await followersOf(tx, game, source);
    for (const { result, reason, ...draw } of found) {
      const given = await giveResult(tx, {
        ...{ drawId: draw.id, result: derivedText(game, result), source: 'derived', reason, now },
        givenBy: `${source.gameCode} ${source.numero}`,
      });
      if (given.outcome !== 'given') continue;
      await closeSettled(tx, { gameCode: game.code, numero: draw.numero }, ['late', 'gap'], now);
      await notifyResults(tx);
    }
  }
}

/** Passes on what could not be at once: bets of the draw that follows were still being taken. */
export async function deriveDue(db: Database, since: Date, now: Date): Promise<void> {
  for (const game of DERIVED_GAMES)
    for (const source of await sourcesDue(db.kysely, game, since))
      await db.transaction(async (tx) => {
        await lockReports(tx, source);
        await deriveFrom(tx, source, now);
      });
}

async function followersOf(db: Queryable, game: DerivedGame, source: Place) {
  const { rows } = await sql<{ id: string; numero: string; result: string; reason: string | null }>`
    select d.id, d.numero, s.result, r.reason
    from draws.draw_record s
    join draws.result_record r on r.draw_id = s.id and r.version = s.version
    join draws.draw_record d on d.game_code = ${game.code} and d.day = s.day and d.state in ('closed', 'drawn', 'settled')
    where s.game_code = ${source.gameCode} and s.numero = ${source.numero} and s.state in ('drawn', 'settled')
    order by d.draws_at, d.id`.execute(db);
  return rows;
}

async function sourcesDue(db: Queryable, game: DerivedGame, since: Date): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select s.game_code as "gameCode", s.numero
    from draws.draw_record d
    join draws.draw_record s on s.game_code = ${game.derived.from} and s.day = d.day and s.state in ('drawn', 'settled')
    where d.game_code = ${game.code} and d.state = 'closed' and d.draws_at > ${since}
    order by d.draws_at`.execute(db);
  return rows;
}

function derivedText(game: DerivedGame, sourceResult: string): string {
  const source = fedGame(game.derived.from);
  const read = source && parseResult(shapeOf(source), sourceResult);
  if (!read || 'errors' in read) throw new Error(`${game.code} cannot follow from ${sourceResult}`);
  return formatResult(shapeOf(game), game.derived.result(read.result));
}
