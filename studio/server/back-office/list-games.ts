import type { OfficeGame } from '../../back-office-api.ts';
import { STUDIO_GAMES } from '../../rules/games.ts';
import type { Tx } from '../platform/database.ts';
import type { OfficeSession } from './session.ts';

interface Stop {
  gameCode: string;
  at: Date;
  by: string;
  reason: string;
}

/** The studio's games as they stand for the brand. */
export async function listOfficeGames(tx: Tx, { operatorId }: OfficeSession): Promise<OfficeGame[]> {
  const { rows: stops } = await tx.query<Stop>(
    `select game_code as "gameCode", stopped_at as at, stopped_by as by, reason from studio.game_stop
     where operator_id = $1 and opened_at is null`,
    [operatorId],
  );
  const { rows: inPlay } = await tx.query<{ gameCode: string; rounds: number }>(
    `select r.game_code as "gameCode", count(*)::int as rounds from studio.round r
     join studio.player p on p.id = r.player_id
     where p.operator_id = $1 and r.due_at is not null group by 1`,
    [operatorId],
  );
  return STUDIO_GAMES.map(({ code, name, sheet }) => {
    const stop = stops.find((candidate) => candidate.gameCode === code);
    return {
      code,
      name,
      ruleVersion: sheet.ruleVersion,
      returnPercent: sheet.returnPercent,
      roundsInPlay: inPlay.find((one) => one.gameCode === code)?.rounds ?? 0,
      stopped: stop ? { at: stop.at.toISOString(), by: stop.by, reason: stop.reason } : null,
    };
  });
}
