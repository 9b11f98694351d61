import { gameOfVendor } from '../../rules/vendors/vendors.ts';
import { newId } from '../platform/ids.ts';
import type { Studio } from '../studio.ts';
import { BackOfficeRefusal } from './back-office-refusal.ts';
import { recordAct } from './record-act.ts';
import type { OfficeSession } from './session.ts';

interface Turn {
  gameCode: string;
  reason: string;
}

/** From the commit on the brand's players start no new round of the game; rounds in play finish. Refuses `game_stopped`. */
export async function stopGame(studio: Studio, session: OfficeSession, turn: Turn): Promise<void> {
  const now = studio.clock.now();
  const game = knownGame(session, turn.gameCode);
  await studio.db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `insert into studio.game_stop (id, operator_id, game_code, reason, stopped_at, stopped_by)
       values ($1, $2, $3, $4, $5, $6) on conflict (operator_id, game_code) where opened_at is null do nothing`,
      [newId(now.getTime()), session.operatorId, game, turn.reason, now, session.personName],
    );
    if (rowCount === 0) throw new BackOfficeRefusal('game_stopped');
    await recordAct(tx, session, { action: 'stopped-game', subject: game, reason: turn.reason, now });
  });
}

/** Refuses `game_open`. */
export async function openGameAgain(studio: Studio, session: OfficeSession, turn: Turn): Promise<void> {
  const now = studio.clock.now();
  const game = knownGame(session, turn.gameCode);
  await studio.db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `update studio.game_stop set opened_at = $3, opened_by = $4
       where operator_id = $1 and game_code = $2 and opened_at is null`,
      [session.operatorId, game, now, session.personName],
    );
    if (rowCount === 0) throw new BackOfficeRefusal('game_open');
    await recordAct(tx, session, { action: 'opened-game', subject: game, reason: turn.reason, now });
  });
}

function knownGame({ vendor }: OfficeSession, code: string): string {
  const game = gameOfVendor(vendor, code);
  if (!game) throw new BackOfficeRefusal('not_found');
  return game.code;
}
