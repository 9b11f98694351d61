import { randomInt } from 'node:crypto';
import type { Room, RoomsGame } from '../../../rules/rooms/rooms-game.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import { NoInRoom } from '../rooms-refusal.ts';
import { lockRoom } from '../rows/room-table.ts';
import { openTable } from './open-table.ts';

/** Without letters and digits that are taken for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;
const CODE_FOR_MINUTES = 30;
/** So many codes that are none may be tried in an hour: of 32⁶ codes that finds none. */
const MISSES_MOST = 10;

export interface FriendTable {
  /** Of the table. */
  place: string;
  code: string;
  expiresAt: string;
}

/** Opens a table that is found by its code alone, and lets the player in. Refuses `codes_off`, `too_soon` to who has opened one that is still open. */
export async function openFriendTable(
  db: Database,
  session: PlaySessionRow,
  { game, room }: { game: RoomsGame; room: Room },
): Promise<FriendTable> {
  refuseOff(session);
  const { operatorId, playerId } = session;
  return db.transaction(async (tx) => {
    await lockRoom(tx, { operatorId, room: room.code });
    const own = await tx.query(
      `select from studio.room_table where friends_of = $1 and state = 'open' and opened_at > clock_timestamp() - interval '1 minute'`,
      [playerId],
    );
    if (own.rowCount !== 0) throw new NoInRoom('too_soon');
    const id = await openTable(tx, { operatorId, gameCode: game.code, room, demo: false });
    await tx.query('update studio.room_table set friends_of = $2 where id = $1', [id, playerId]);
    await letIn(tx, id, playerId);
    return newCode(tx, operatorId, id);
  });
}

/** Who has the code of a table is let in there. Refuses `code_unknown` for one that is none, has expired, or is of another brand or game; `codes_enough` once too many were tried. */
export async function enterFriendTable(
  db: Database,
  session: PlaySessionRow,
  typed: string,
): Promise<{ place: string }> {
  refuseOff(session);
  const { playerId, operatorId, gameCode } = session;
  const found = await db.transaction(async (tx) => {
    // Codes tried at the same time are counted one after another.
    await tx.query('select from studio.player where id = $1 for no key update', [playerId]);
    const { rows: missed } = await tx.query<{ of: number }>(
      `select count(*)::integer as of from studio.room_code_miss where player_id = $1 and at > clock_timestamp() - interval '1 hour'`,
      [playerId],
    );
    if ((missed[0]?.of ?? 0) >= MISSES_MOST) throw new NoInRoom('codes_enough');
    const { rows } = await tx.query<{ id: string; place: string }>(
      `select t.id, t.code as place from studio.room_friend_code c join studio.room_table t on t.id = c.table_id
       where c.operator_id = $1 and c.code = $2 and c.expires_at > clock_timestamp() and t.state = 'open' and t.friends_of is not null and t.game_code = $3`,
      [operatorId, typed.trim().toUpperCase(), gameCode],
    );
    const [table] = rows;
    if (table) await letIn(tx, table.id, playerId);
    else await tx.query('insert into studio.room_code_miss (player_id) values ($1)', [playerId]);
    return table;
  });
  if (!found) throw new NoInRoom('code_unknown');
  return { place: found.place };
}

function refuseOff({ tableCodes, demoBalance }: PlaySessionRow): void {
  if (!tableCodes || demoBalance !== null) throw new NoInRoom('codes_off');
}

async function letIn(tx: Tx, tableId: string, playerId: string): Promise<void> {
  await tx.query(
    'insert into studio.room_friend (table_id, player_id) values ($1, $2) on conflict do nothing',
    [tableId, playerId],
  );
}

async function newCode(tx: Tx, operatorId: string, tableId: string): Promise<FriendTable> {
  const code = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  await tx.query(
    'delete from studio.room_friend_code where operator_id = $1 and expires_at < clock_timestamp()',
    [operatorId],
  );
  const { rows } = await tx.query<{ place: string; expiresAt: Date }>(
    `with made as (
       insert into studio.room_friend_code (operator_id, code, table_id, expires_at) values ($1, $2, $3, clock_timestamp() + make_interval(mins => $4)) returning expires_at)
     select t.code as place, made.expires_at as "expiresAt" from studio.room_table t, made where t.id = $3`,
    [operatorId, code, tableId, CODE_FOR_MINUTES],
  );
  const [made] = rows;
  if (!made) throw new Error('a code just written is not there');
  return { place: made.place, code, expiresAt: made.expiresAt.toISOString() };
}
