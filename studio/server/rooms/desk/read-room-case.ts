import { formatMoney } from '@lanna/rules/money';
import type { RoomMove } from '@lanna/rules/play/rooms/room-rules';
import type { CaseStep, OfficeCaseHand, OfficeRoomCaseView } from '../../../room-office-api.ts';
import { oddPlays } from '../../../rules/rooms/odd-plays.ts';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import { readSignals } from '../company/read-signals.ts';
import { readDealt } from '../rows/hand-cards.ts';
import { type RoomHand, selectHands } from '../rows/room-hand.ts';
import { moveText } from './list-office-hands.ts';
import { type RoomCaseRow, selectRoomCases, showRoomCase } from './list-room-cases.ts';

const HANDS_SHOWN = 12;

/** A case with what was played side by side: hands that are over, and no others. Refuses `not_found`. */
export async function readRoomCase(tx: Tx, session: OfficeSession, id: string): Promise<OfficeRoomCaseView> {
  const [row] = await selectRoomCases(tx, session, 'c.id = $3', [id]);
  if (!row) throw new BackOfficeRefusal('not_found');
  const { operatorId } = session;
  const pair = row.otherId === null ? undefined : { operatorId, one: row.oneId, other: row.otherId };
  const sums = pair && (await sumsOf(tx, pair));
  const hands = await handsOf(tx, row);
  return {
    ...showRoomCase(row),
    // What stands out now; once it is closed, what stood out then.
    ...(pair && row.closedAt === null && { signals: await readSignals(tx, pair) }),
    apart: pair !== undefined && (await areApart(tx, pair)),
    steps: await stepsOf(tx, id),
    flow: sums ? (Number(sums.flow) / 1000).toFixed(1) : null,
    handsTogether: sums?.hands ?? 0,
    hands: await Promise.all(hands.map((hand) => sideBySide(tx, hand, row))),
  };
}

async function sumsOf(tx: Tx, { one, other }: { one: string; other: string }) {
  const { rows } = await tx.query<{ hands: number; flow: bigint }>(
    'select hands, flow from studio.room_pair where one = $1 and other = $2',
    [one, other],
  );
  return rows[0];
}

async function areApart(tx: Tx, { one, other }: { one: string; other: string }): Promise<boolean> {
  const { rowCount } = await tx.query('select from studio.room_apart where one = $1 and other = $2', [
    one,
    other,
  ]);
  return rowCount === 1;
}

async function stepsOf(tx: Tx, id: string): Promise<OfficeRoomCaseView['steps']> {
  const { rows } = await tx.query<{
    step: CaseStep;
    text: string;
    player: string | null;
    by: string;
    at: Date;
  }>(
    `select s.step, s.text, p.wallet_user as player, s.person_name as by, s.at
     from studio.room_case_step s left join studio.player p on p.id = s.player_id where s.case_id = $1 order by s.n`,
    [id],
  );
  return rows.map((step) => ({ ...step, at: step.at.toISOString() }));
}

function handsOf(tx: Tx, { handId, oneId, otherId }: RoomCaseRow): Promise<RoomHand[]> {
  if (handId !== null) return selectHands(tx, `h.id = $1 and h.state = 'settled'`, [handId]);
  return selectHands(
    tx,
    `h.state = 'settled' and h.id in (select a.hand_id from studio.room_hand_seat a join studio.room_hand_seat b using (hand_id)
       where a.player_id = $1 and b.player_id = $2 order by a.hand_id desc limit ${2 * HANDS_SHOWN})`,
    [oneId, otherId],
    HANDS_SHOWN,
  );
}

async function sideBySide(
  tx: Tx,
  hand: RoomHand,
  { oneId, otherId }: Pick<RoomCaseRow, 'oneId' | 'otherId'>,
): Promise<OfficeCaseHand> {
  const { rows: seats } = await tx.query<{ seat: number; id: string; player: string; won: bigint | null }>(
    `select s.seat, s.player_id as id, p.wallet_user as player, s.won from studio.room_hand_seat s join studio.player p on p.id = s.player_id
     where s.hand_id = $1 and s.won is not null order by s.seat`,
    [hand.id],
  );
  const { rows: moves } = await tx.query<{ move: RoomMove; byClock: boolean }>(
    'select move, by_clock as "byClock" from studio.room_move where hand_id = $1 order by n',
    [hand.id],
  );
  const { rules, state } = await readDealt(tx, hand);
  const plays = oddPlays(rules, state, moves);
  return {
    ...{ id: hand.id, table: hand.subject, number: hand.number, base: formatMoney(hand.base) },
    at: (hand.endedAt ?? hand.beganAt).toISOString(),
    seats: seats.map(({ seat, id, player, won }) => ({
      ...{ seat, player, isOfCase: id === oneId || id === otherId, odd: plays.get(seat)?.odd ?? 0 },
      cards: hand.outcome?.hands.find((one) => one.seat === seat)?.cards ?? [],
      won: won === null ? null : formatMoney(won),
      moves: moves
        .filter(({ move }) => move.seat === seat)
        .map(({ move, byClock }) => ({ move: moveText(move), byClock })),
    })),
  };
}
