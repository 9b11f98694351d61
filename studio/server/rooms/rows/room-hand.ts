import type { Money } from '@lanna/rules/money';
import type { HandOutcome } from '@lanna/rules/play/rooms/hand-receipt';
import type { RoomMove, Strategy } from '@lanna/rules/play/rooms/room-rules';
import type { Tx } from '../../platform/database.ts';

export type HandState = 'reserving' | 'opening' | 'playing' | 'settled' | 'void';
export type HandSeatState =
  | 'placing'
  | 'staked'
  | 'refused'
  | 'returning'
  | 'returned'
  | 'winning'
  | 'won'
  | 'disputed';

export interface RoomHand {
  id: string;
  tableId: string;
  operatorId: string;
  room: string;
  gameCode: string;
  demo: boolean;
  subject: string;
  number: number;
  ruleVersion: string;
  base: Money;
  dealer: number;
  /** Where the bank is bid for: for how many more hands its dealer has it. */
  bankLeft: number | null;
  seats: number[];
  /** Its receipts hold what was dealt and drawn a day after its end, and not at once. */
  opensLate: boolean;
  chain: { id: string; anchor: string; place: number; linkBefore: string };
  link: string | null;
  state: HandState;
  /** While it is played: the step of its rules that the time to act counts for. */
  step: string | null;
  dueAt: Date | null;
  /** Until then, by the database's clock; below zero once it is over. */
  dueInMs: number;
  outcome: HandOutcome | null;
  rake: Money | null;
  voidReason: string | null;
  beganAt: Date;
  endedAt: Date | null;
  endedForMs: number | null;
}

export interface HandSeat {
  seat: number;
  playerId: string | null;
  strategy: Strategy | null;
  commitment: string;
  seed: string | null;
  currency: string;
  language: 'TH' | 'EN';
  reserve: Money;
  state: HandSeatState;
  refusal: string | null;
  won: Money | null;
  rake: Money | null;
}

/** Hands in a condition, newest first. `where` is SQL of this program; its `h` is the hand. */
export async function selectHands(
  tx: Tx,
  where: string,
  values: unknown[],
  limit?: number,
): Promise<RoomHand[]> {
  const { rows } = await tx.query<RoomHand>(
    `select h.id, h.table_id as "tableId", t.operator_id as "operatorId", t.room_code as room, t.game_code as "gameCode", h.demo, h.subject, h.number, h.rule_version as "ruleVersion", h.base, h.dealer, h.bank_left as "bankLeft", h.seats, h.opens_late as "opensLate",
       json_build_object('id', h.chain_id, 'anchor', c.anchor, 'place', h.place, 'linkBefore', h.link_before) as chain, h.link, h.state, h.phase as step,
       h.due_at as "dueAt", coalesce((extract(epoch from h.due_at - clock_timestamp()) * 1000)::integer, 0) as "dueInMs", h.outcome, h.rake,
       h.void_reason as "voidReason", h.began_at as "beganAt", h.ended_at as "endedAt", (extract(epoch from clock_timestamp() - h.ended_at) * 1000)::float8 as "endedForMs"
     from studio.room_hand h join studio.fair_chain c on c.id = h.chain_id join studio.room_table t on t.id = h.table_id
     where ${where} order by h.id desc ${limit === undefined ? '' : `limit ${limit}`}`,
    values,
  );
  return rows;
}

/** The table's last hand, whether it is in play or over. */
export async function lastHand(tx: Tx, tableId: string): Promise<RoomHand | undefined> {
  const [hand] = await selectHands(
    tx,
    'h.id = (select id from studio.room_hand where table_id = $1 order by number desc limit 1)',
    [tableId],
  );
  return hand;
}

export async function readHandSeats(tx: Tx, handId: string): Promise<HandSeat[]> {
  const { rows } = await tx.query<HandSeat>(
    `select seat, player_id as "playerId", strategy, commitment, seed, currency, language, reserve, state, refusal, won, rake
     from studio.room_hand_seat where hand_id = $1 order by seat`,
    [handId],
  );
  return rows;
}

export async function readMoves(tx: Tx, handId: string): Promise<RoomMove[]> {
  const { rows } = await tx.query<{ move: RoomMove }>(
    'select move from studio.room_move where hand_id = $1 order by n',
    [handId],
  );
  return rows.map(({ move }) => move);
}

export function isInPlay({ state }: Pick<RoomHand, 'state'>): boolean {
  return state === 'reserving' || state === 'opening' || state === 'playing';
}
