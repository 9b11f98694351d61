import { formatMoney, type Money } from '@lanna/rules/money';
import type { RoomMove } from '@lanna/rules/play/rooms/room-rules';
import { z } from 'zod';
import type { OfficeHandLine, OfficeHands, OfficeHandView } from '../../../room-office-api.ts';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import { receiptOfHand } from '../reading/describe-hand.ts';
import { selectHands } from '../rows/room-hand.ts';

const PAGE = 50;
export const officeHandsQuery = z.object({
  /** The brand's own name of a player, whole. */
  player: z.string().trim().max(80).optional(),
  table: z.string().trim().max(40).optional(),
  state: z.enum(['reserving', 'opening', 'playing', 'settled', 'void']).optional(),
  before: z.uuid().optional(),
});

interface Row extends Omit<OfficeHandLine, 'moved' | 'rake' | 'beganAt'> {
  moved: Money;
  rake: Money;
  beganAt: Date;
}

/** Hands at the brand's tables, newest first; practice is left out. */
export async function listOfficeHands(
  tx: Tx,
  { operatorId }: OfficeSession,
  { player, table, state, before }: z.infer<typeof officeHandsQuery>,
): Promise<OfficeHands> {
  const rows = await selectLines(
    tx,
    `($2::text is null or h.state = $2) and ($3::uuid is null or h.id < $3) and ($4::text is null or t.code = $4)
     and ($5::text is null or exists (select from studio.room_hand_seat s join studio.player p on p.id = s.player_id where s.hand_id = h.id and p.wallet_user = $5))`,
    [operatorId, state ?? null, before ?? null, table || null, player || null],
  );
  const shown = rows.slice(0, PAGE).map(lineOf);
  return { hands: shown, next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
}

/** One with its moves; its cards only once it is over. */
export async function readOfficeHand(
  tx: Tx,
  { operatorId }: OfficeSession,
  id: string,
): Promise<OfficeHandView> {
  const [row] = await selectLines(tx, 'h.id = $2', [operatorId, id]);
  const [hand] = row ? await selectHands(tx, 'h.id = $1', [id]) : [];
  if (!row || !hand) throw new BackOfficeRefusal('not_found');
  const { rows: players } = await tx.query<{
    seat: number;
    player: string;
    state: string;
    reserve: Money;
    won: Money | null;
    rake: Money | null;
  }>(
    `select s.seat, p.wallet_user as player, s.state, s.reserve, s.won, s.rake
     from studio.room_hand_seat s join studio.player p on p.id = s.player_id where s.hand_id = $1 order by s.seat`,
    [id],
  );
  const { rows: moves } = await tx.query<{ move: RoomMove; byClock: boolean; afterMs: number }>(
    `select m.move, m.by_clock as "byClock", (extract(epoch from m.at - h.dealt_at) * 1000)::integer as "afterMs"
     from studio.room_move m join studio.room_hand h on h.id = m.hand_id where m.hand_id = $1 and h.ended_at is not null order by m.n`,
    [id],
  );
  const [first] = players;
  return {
    ...lineOf(row),
    players: players.map((one) => ({
      ...one,
      reserve: formatMoney(one.reserve),
      won: one.won === null ? null : formatMoney(one.won),
      rake: one.rake === null ? null : formatMoney(one.rake),
    })),
    moves: moves.map(({ move, ...rest }) => ({
      ...{ seat: move.seat, ...rest },
      move: moveText(move),
    })),
    receipt: hand.outcome && first ? await receiptOfHand(tx, hand, first.seat) : null,
  };
}

/** Its name and whatever its game says of it: `compare 2 5`. */
export function moveText({ seat: _, move, ...rest }: RoomMove): string {
  return [move, ...Object.values(rest).flat()].join(' ');
}

/** `where` is SQL of this program; its `h` is the hand, `t` the table, $1 the brand. */
async function selectLines(tx: Tx, where: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await tx.query<Row>(
    `select h.id, t.code as "table", h.number, h.state, cardinality(h.seats) as seats, coalesce(h.rake, 0) as rake, h.began_at as "beganAt", h.void_reason as "voidReason",
       coalesce((select sum(greatest(s.won, 0)) from studio.room_hand_seat s where s.hand_id = h.id), 0)::bigint as moved
     from studio.room_hand h join studio.room_table t on t.id = h.table_id
     where t.operator_id = $1 and not h.demo and ${where} order by h.id desc limit ${PAGE + 1}`,
    values,
  );
  return rows;
}

function lineOf({ moved, rake, beganAt, ...row }: Row): OfficeHandLine {
  return { ...row, moved: formatMoney(moved), rake: formatMoney(rake), beganAt: beganAt.toISOString() };
}
