import { type Money, parseMoney } from '@lanna/rules/money';
import type { Room, RoomsGame } from '../../../rules/rooms/rooms-game.ts';
import { TABLES_OF_PLAYER_MAX } from '../../../rules/rooms/times.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { type PlaySessionRow, prolongSession } from '../../play/session.ts';
import { maskName } from '../../players/mask-name.ts';
import { refuseCompany } from '../company/refuse-company.ts';
import { notifyRoom } from '../notify-room.ts';
import { rulesOfGame } from '../room-games.ts';
import { NoInRoom } from '../rooms-refusal.ts';
import { lockRoom } from '../rows/room-table.ts';
import { quickTable } from './choose-table.ts';
import { findNamedTable } from './named-table.ts';
import { mayTakeFreeSeat } from './wait-for-seat.ts';

export interface Sitting {
  session: PlaySessionRow;
  game: RoomsGame;
  /** The code of a room: at whichever of its tables; or of a table: there. */
  place: string;
  /** The page that sits down. */
  device: string;
  balance: Money;
  now: Date;
}

/** Takes a seat, or the seat the player has there already, for this page. Gives the table's id. */
export async function sitDown(db: Database, sitting: Sitting): Promise<string> {
  const { session, game } = sitting;
  const room = roomOfPlace(game, sitting.place);
  if (!room) throw new NoInRoom('table_unknown');
  if (sitting.balance < leastBalance(game, room)) throw new NoInRoom('not_enough_money');
  return db.transaction(async (tx) => {
    await lockRoom(tx, { operatorId: session.operatorId, room: room.code });
    await refuseStopped(tx, { operatorId: session.operatorId, gameCode: game.code, room: room.code });
    const own = await ownSeat(tx, sitting, room);
    const tableId = own ?? (await takeSeat(tx, sitting, room));
    await tx.query(
      `update studio.room_seat set device = $3, session_id = $4, wallet_token = $5, balance = $6, currency = $7, language = $8, leaving = false, missed = 0,
         resting = null, commitment = null, seen_at = clock_timestamp()
       where table_id = $1 and player_id = $2`,
      [
        ...[tableId, session.playerId, sitting.device, session.id, session.walletToken, sitting.balance],
        ...[session.currency, session.language],
      ],
    );
    await prolongSession(tx, session.id, sitting.now);
    await notifyRoom(tx, tableId);
    return tableId;
  });
}

export function roomOfPlace(game: RoomsGame, place: string): Room | undefined {
  return game.rooms.find(({ code }) => place === code || place.startsWith(`${code}-`));
}

/** What the most costly hand of one who does not deal can cost. */
export function leastBalance(game: RoomsGame, { base }: Room): Money {
  return rulesOfGame(game).leastBases * (parseMoney(base) ?? 0n);
}

async function refuseStopped(
  tx: Tx,
  { operatorId, gameCode, room }: { operatorId: string; gameCode: string; room: string },
): Promise<void> {
  const { rowCount } = await tx.query(
    `select from studio.game_stop where operator_id = $1 and game_code = $2 and opened_at is null
     union all select from studio.room_stop where operator_id = $1 and room_code = $3 and opened_at is null`,
    [operatorId, gameCode, room],
  );
  if (rowCount !== 0) throw new NoInRoom('room_stopped');
}

/** Where the player sits in the room; at the table that is asked for, if one is. */
async function ownSeat(tx: Tx, { session, place }: Sitting, room: Room): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `select t.id from studio.room_seat s join studio.room_table t on t.id = s.table_id
     where s.player_id = $1 and t.room_code = $2 and ($3 = $2 or t.code = $3) order by s.sat_at limit 1`,
    [session.playerId, room.code, place],
  );
  return rows[0]?.id;
}

/** Refuses `tables_enough`, `table_unknown`, `table_full`, `kept_apart`, `same_person`. */
async function takeSeat(tx: Tx, { session, game, place }: Sitting, room: Room): Promise<string> {
  const { rows: elsewhere } = await tx.query('select from studio.room_seat where player_id = $1', [
    session.playerId,
  ]);
  if (elsewhere.length >= TABLES_OF_PLAYER_MAX) throw new NoInRoom('tables_enough');
  const demo = session.demoBalance !== null;
  const tableId =
    place === room.code
      ? await quickTable(tx, { session, game, room, demo })
      : await findNamedTable(tx, session, { code: place, demo });
  await refuseCompany(tx, session, tableId);
  if (!(await mayTakeFreeSeat(tx, session.playerId, tableId, rulesOfGame(game).seatsMost)))
    throw new NoInRoom('table_full');
  const { rowCount } = await tx.query(
    `insert into studio.room_seat (table_id, demo, seat, player_id, name, currency, language, balance)
     select $1, $2, free, $3, $4, $5, $6, 0 from generate_series(1, $7) as free
     where not exists (select from studio.room_seat where table_id = $1 and seat = free) order by free limit 1`,
    [
      ...[tableId, demo, session.playerId, nameOf(session), session.currency, session.language],
      rulesOfGame(game).seatsMost,
    ],
  );
  if (rowCount !== 1) throw new NoInRoom('table_full');
  await tx.query('delete from studio.room_waiting where player_id = $1', [session.playerId]);
  return tableId;
}

function nameOf({ walletUser }: PlaySessionRow): string {
  return walletUser === null ? '' : maskName(walletUser);
}
