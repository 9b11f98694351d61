import type { OfficeGame } from '../../back-office-api.ts';
import { RETURN_PERCENT } from '../../rules/fishing/chance.ts';
import type { StudioGame } from '../../rules/game.ts';
import { returnRange } from '../../rules/table/return-range.ts';
import { vendorOfCode } from '../../rules/vendors/vendors.ts';
import type { Tx } from '../platform/database.ts';
import type { OfficeSession } from './session.ts';

interface Stop {
  gameCode: string;
  at: Date;
  by: string;
  reason: string;
}

/** The vendor's games as they stand for the brand. */
export async function listOfficeGames(tx: Tx, { vendor, operatorId }: OfficeSession): Promise<OfficeGame[]> {
  const { rows: stops } = await tx.query<Stop>(
    `select game_code as "gameCode", stopped_at as at, stopped_by as by, reason from studio.game_stop
     where operator_id = $1 and opened_at is null`,
    [operatorId],
  );
  const { rows: inPlay } = await tx.query<{ gameCode: string; rounds: number }>(
    `select r.game_code as "gameCode", count(*)::int as rounds from studio.round r
     join studio.player p on p.id = r.player_id
     where p.vendor = $1 and p.operator_id = $2 and r.due_at is not null group by 1
     union all
     select k.game_code, count(*)::int from studio.fishing_packet k join studio.player p on p.id = k.player_id
     where p.vendor = $1 and p.operator_id = $2 and k.due_at is not null group by 1
     union all
     select t.game_code, count(*)::int from studio.room_hand h join studio.room_table t on t.id = h.table_id
     where t.operator_id = $2 and not h.demo and h.due_at is not null group by 1`,
    [vendor, operatorId],
  );
  return (vendorOfCode(vendor)?.games ?? []).map((game) => {
    const { code, name } = game;
    const stop = stops.find((candidate) => candidate.gameCode === code);
    return {
      code,
      name,
      ...promiseOf(game),
      roundsInPlay: inPlay.find((one) => one.gameCode === code)?.rounds ?? 0,
      stopped: stop ? { at: stop.at.toISOString(), by: stop.by, reason: stop.reason } : null,
    };
  });
}

/** Plays of a table return each their own: the least and the most of them. */
function promiseOf(game: StudioGame): Pick<OfficeGame, 'ruleVersion' | 'returnPercent'> {
  if (game.kind === 'slot')
    return { ruleVersion: game.sheet.ruleVersion, returnPercent: game.sheet.returnPercent };
  // Each market has its margin, which is published: a book has no return of its own.
  if (game.kind === 'sports') return { ruleVersion: game.ruleVersion, returnPercent: '' };
  // Players win of one another; what the house keeps is the rake.
  if (game.kind === 'rooms') return { ruleVersion: game.ruleVersion, returnPercent: '' };
  if (game.kind === 'fishing') return { ruleVersion: game.ruleVersion, returnPercent: RETURN_PERCENT };
  return { ruleVersion: game.tables[0]?.ruleVersion ?? '', returnPercent: returnRange(game) };
}
