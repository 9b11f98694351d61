import type { Money } from '@lanna/rules/money';
import type { RoomMove } from '@lanna/rules/play/rooms/room-rules';
import { oddPlays, type SeatPlays } from '../../../rules/rooms/odd-plays.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { readDealt } from '../rows/hand-cards.ts';
import { type RoomHand, readHandSeats, selectHands } from '../rows/room-hand.ts';
import { type PairId, pairOf } from './pair-id.ts';

const HANDS_AT_ONCE = 25;

interface Seated {
  seat: number;
  playerId: string;
  won: Money;
}

/** Counts hands that have ended, each once, for the signals of pairs. Gives the pairs that have changed. Any number of processes do it. */
export async function countHands(db: Database, log: Log): Promise<PairId[]> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `delete from studio.room_uncounted where hand_id in
         (select hand_id from studio.room_uncounted order by hand_id limit ${HANDS_AT_ONCE} for update skip locked) returning hand_id as id`,
    );
    const hands = await selectHands(tx, `h.id = any($1) and h.state = 'settled' and not h.demo`, [
      rows.map(({ id }) => id),
    ]);
    const changed = new Map<string, PairId>();
    // In the order they were played, so that what was last is last.
    for (const hand of hands.toReversed())
      for (const pair of await countHand(tx, hand, log)) changed.set(`${pair.one} ${pair.other}`, pair);
    return [...changed.values()];
  });
}

async function countHand(tx: Tx, hand: RoomHand, log: Log): Promise<PairId[]> {
  const seated = (await readHandSeats(tx, hand.id)).flatMap(({ seat, playerId, won }): Seated[] =>
    playerId === null || won === null ? [] : [{ seat, playerId, won }],
  );
  // In one order everywhere, so that two processes wait for each other and for nothing else.
  seated.sort((one, other) => (one.playerId < other.playerId ? -1 : 1));
  const plays = await playsOf(tx, hand, log);
  for (const { playerId, seat } of seated) await countSeat(tx, hand, playerId, plays.get(seat));
  const pairs: PairId[] = [];
  for (const [at, one] of seated.entries())
    for (const other of seated.slice(at + 1)) {
      await countPair(tx, hand, { one, other, plays, flow: flowBetween(one, other, seated) });
      pairs.push(pairOf(hand.operatorId, one.playerId, other.playerId));
    }
  return pairs;
}

/** A hand that no rules of today can deal again says nothing about its plays. */
async function playsOf(tx: Tx, hand: RoomHand, log: Log): Promise<Map<number, SeatPlays>> {
  const { rows } = await tx.query<{ move: RoomMove; byClock: boolean }>(
    'select move, by_clock as "byClock" from studio.room_move where hand_id = $1 order by n',
    [hand.id],
  );
  try {
    const { rules, state } = await readDealt(tx, hand);
    return oddPlays(rules, state, rows);
  } catch (error) {
    log.warn({ err: error, hand: hand.id }, 'plays of a hand could not be counted');
    return new Map();
  }
}

async function countSeat(
  tx: Tx,
  { operatorId, room, tableId, endedAt }: RoomHand,
  playerId: string,
  { plays, odd }: SeatPlays = { plays: 0, odd: 0 },
): Promise<void> {
  await tx.query(
    `insert into studio.room_sat (operator_id, day, room_code, table_id, player_id, hands)
     values ($1, ($2::timestamptz at time zone 'Asia/Bangkok')::date, $3, $4, $5, 1)
     on conflict (player_id, day, table_id) do update set hands = room_sat.hands + 1`,
    [operatorId, endedAt, room, tableId, playerId],
  );
  if (plays > 0)
    await tx.query(
      `insert into studio.room_plays (player_id, plays, odd) values ($1, $2, $3)
       on conflict (player_id) do update set plays = room_plays.plays + $2, odd = room_plays.odd + $3`,
      [playerId, plays, odd],
    );
}

interface CountedPair {
  one: Seated;
  other: Seated;
  plays: ReadonlyMap<number, SeatPlays>;
  /** To the first, in units of the books. */
  flow: Money;
}

async function countPair(tx: Tx, hand: RoomHand, { one, other, plays, flow }: CountedPair): Promise<void> {
  const thousandths = (flow * 1000n) / hand.base;
  const none = { plays: 0, odd: 0 };
  // What a seat plays counts towards the other where money went there.
  const ofOne = flow < 0n ? (plays.get(one.seat) ?? none) : none;
  const ofOther = flow > 0n ? (plays.get(other.seat) ?? none) : none;
  await tx.query(
    `insert into studio.room_pair (operator_id, one, other, hands, flow, squares, one_plays, one_odd, other_plays, other_odd, last_hand)
     values ($1, $2, $3, 1, $4, $5, $6, $7, $8, $9, $10)
     on conflict (one, other) do update set hands = room_pair.hands + 1, flow = room_pair.flow + excluded.flow, squares = room_pair.squares + excluded.squares,
       one_plays = room_pair.one_plays + excluded.one_plays, one_odd = room_pair.one_odd + excluded.one_odd,
       other_plays = room_pair.other_plays + excluded.other_plays, other_odd = room_pair.other_odd + excluded.other_odd,
       last_at = clock_timestamp(), last_hand = excluded.last_hand`,
    [
      ...[hand.operatorId, one.playerId, other.playerId, thousandths, thousandths * thousandths],
      ...[ofOne.plays, ofOne.odd, ofOther.plays, ofOther.odd, hand.id],
    ],
  );
}

/** What of a loss went to one winner is its share of all that was won: exact between two, and of no direction by chance among more. */
function flowBetween(one: Seated, other: Seated, all: readonly Seated[]): Money {
  if (one.won > 0n === other.won > 0n || one.won === 0n || other.won === 0n) return 0n;
  const won = all.reduce((sum, seat) => (seat.won > 0n ? sum + seat.won : sum), 0n);
  return one.won > 0n ? (-other.won * one.won) / won : (one.won * other.won) / won;
}
