import { parseMoney } from '@lanna/rules/money';
import type { Room } from '../../../rules/rooms/rooms-game.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { rulesOfCode } from '../room-games.ts';
import { OPENS_LATE } from '../rows/room-setting.ts';

/** At a table without money, who sits there beside the player. */
const STRATEGIES = ['careful', 'bold', 'careful'] as const;
/** What each has, in base stakes; given anew when it is too little. */
const STRATEGY_BASES = 1_000n;

/** The closed table of the lowest number is opened again; where none is, one is made. */
export async function openTable(
  tx: Tx,
  { operatorId, gameCode, room, demo }: { operatorId: string; gameCode: string; room: Room; demo: boolean },
): Promise<string> {
  const { rows: closed } = await tx.query<{ id: string }>(
    `update studio.room_table set state = 'open', opened_at = clock_timestamp(), closed_at = null, friends_of = null, opens_late = not demo and (${OPENS_LATE})
     where id = (select id from studio.room_table where operator_id = $1 and room_code = $2 and demo = $3 and state = 'closed' order by number limit 1)
     returning id`,
    [operatorId, room.code, demo],
  );
  // Those who were let in as friends of others are strangers here.
  if (closed[0]) {
    await tx.query('delete from studio.room_friend where table_id = $1', [closed[0].id]);
    await tx.query('delete from studio.room_friend_code where table_id = $1', [closed[0].id]);
  }
  const id = closed[0]?.id ?? (await makeTable(tx, { operatorId, gameCode, room, demo }));
  if (demo) await seatStrategies(tx, id, { gameCode, room });
  return id;
}

async function makeTable(
  tx: Tx,
  { operatorId, gameCode, room, demo }: { operatorId: string; gameCode: string; room: Room; demo: boolean },
): Promise<string> {
  const id = newId(Date.now());
  await tx.query(
    `insert into studio.room_table (id, operator_id, game_code, room_code, number, code, demo, state, opens_late)
     select $1, $2, $3, $4, n, $4 || '-' || n, $5, 'open', not $5 and (${OPENS_LATE.replace('$1', '$2')})
     from (select coalesce(max(number), 0) + 1 as n from studio.room_table where operator_id = $2 and room_code = $4 and demo = $5) as next`,
    [id, operatorId, gameCode, room.code, demo],
  );
  return id;
}

async function seatStrategies(
  tx: Tx,
  tableId: string,
  { gameCode, room }: { gameCode: string; room: Room },
): Promise<void> {
  const balance = STRATEGY_BASES * (parseMoney(room.base) ?? 0n);
  // Apart from one another where there is room for it; the first seat is the player's.
  const apart = rulesOfCode(gameCode).seatsMost > 2 * STRATEGIES.length ? 2 : 1;
  for (const [at, strategy] of STRATEGIES.entries())
    await tx.query(
      `insert into studio.room_seat (table_id, demo, seat, strategy, name, currency, language, balance)
       values ($1, true, $2, $3, '', 'XXX', 'TH', $4) on conflict (table_id, seat) do nothing`,
      [tableId, 2 + apart * at, strategy, balance],
    );
}
