import type { Money } from '@lanna/rules/money';
import type { Strategy } from '@lanna/rules/play/rooms/room-rules';
import type { Tx } from '../../platform/database.ts';

export interface RoomTable {
  id: string;
  operatorId: string;
  gameCode: string;
  room: string;
  code: string;
  demo: boolean;
  state: 'open' | 'closed';
  lastDealer: number | null;
  /** Where the bank is bid for: who dealt the last hand and has sat there since, and for how many more hands. */
  lastBank: { seat: number; left: number } | null;
  /** As it was opened, until it is closed: receipts of its hands hold what was dealt and drawn a day after a hand. */
  opensLate: boolean;
  /** A game or room that people of the brand have stopped. */
  stopped: boolean;
  /** Just opened for friends, who have yet to sit down: it stays open without people. */
  isKept: boolean;
  /** By the database's clock, when it was read. */
  now: Date;
}

export interface RoomSeat {
  seat: number;
  playerId: string | null;
  strategy: Strategy | null;
  device: string | null;
  name: string;
  walletToken: string | null;
  currency: string;
  language: 'TH' | 'EN';
  balance: Money;
  commitment: string | null;
  resting: string | null;
  leaving: boolean;
  missed: number;
  /** What is left of its bank of time. */
  bankMs: number;
  /** For how many hands it offers to deal. */
  bid: number;
  satAt: Date;
  /** How long ago its page was last seen. */
  unseenMs: number;
}

/** What leads and watchers of a table's leader call it. */
export const subjectOf = (tableId: string) => `room:${tableId}`;

/** Seats of a brand's room are taken, and its tables opened and closed, one after another. */
export async function lockRoom(
  tx: Tx,
  { operatorId, room }: { operatorId: string; room: string },
): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [`${operatorId} ${room}`]);
}

export async function findRoomTable(tx: Tx, id: string): Promise<RoomTable | undefined> {
  const { rows } = await tx.query<RoomTable>(
    `select t.id, t.operator_id as "operatorId", t.game_code as "gameCode", t.room_code as room, t.code, t.demo, t.state, t.opens_late as "opensLate", t.friends_of is not null and t.opened_at > clock_timestamp() - interval '5 minutes' as "isKept", clock_timestamp() as now,
       (select h.dealer from studio.room_hand h where h.table_id = t.id and h.state = 'settled' order by h.number desc limit 1) as "lastDealer",
       (select json_build_object('seat', h.dealer, 'left', h.bank_left)
        from (select id, dealer, bank_left, began_at from studio.room_hand where table_id = t.id and state = 'settled' order by number desc limit 1) h
        join studio.room_hand_seat s on s.hand_id = h.id and s.seat = h.dealer
        join studio.room_seat r on r.table_id = t.id and r.seat = h.dealer and r.player_id is not distinct from s.player_id and r.sat_at < h.began_at
        where h.bank_left is not null) as "lastBank",
       exists (select from studio.game_stop s where s.operator_id = t.operator_id and s.game_code = t.game_code and s.opened_at is null)
         or exists (select from studio.room_stop s where s.operator_id = t.operator_id and s.room_code = t.room_code and s.opened_at is null) as stopped
     from studio.room_table t where t.id = $1`,
    [id],
  );
  return rows[0];
}

/** In the order of the table. */
export async function readSeats(tx: Tx, tableId: string): Promise<RoomSeat[]> {
  const { rows } = await tx.query<RoomSeat>(
    `select seat, player_id as "playerId", strategy, device, name, wallet_token as "walletToken", currency, language, balance, commitment, resting, leaving, missed, bank_ms as "bankMs", bid, sat_at as "satAt",
       (extract(epoch from clock_timestamp() - seen_at) * 1000)::integer as "unseenMs"
     from studio.room_seat where table_id = $1 order by seat`,
    [tableId],
  );
  return rows;
}
