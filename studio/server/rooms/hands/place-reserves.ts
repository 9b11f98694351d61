import type { Led } from '../../leases/lease.ts';
import { refusalOfWallet } from '../../play/refusal-of-wallet.ts';
import type { Studio } from '../../studio.ts';
import type { SendBet } from '../../wallet/batch-bets.ts';
import type { WalletAnswer } from '../../wallet/wallet-client.ts';
import { notifyRoom } from '../notify-room.ts';
import { type RoomHand, selectHands } from '../rows/room-hand.ts';
import type { RoomTable } from '../rows/room-table.ts';
import { handLine } from './hand-line.ts';
import { voidHand } from './void-hand.ts';

/** A hand is over long before; a bet that is open then is asked after by its operator. */
const CLOSES_MS = 5 * 60_000;

interface Placing {
  seat: number;
  user: string;
  token: string;
  betUuid: string;
  currency: string;
  language: 'TH' | 'EN';
  reserve: bigint;
}

/** Has the wallet take each seat's reserve, and goes on with those it took once every answer is in. A seat without a definite one is given back and in no hand. */
export async function placeReserves(
  { db, log, sendBet }: Pick<Studio, 'db' | 'log'> & { sendBet: SendBet },
  led: Led,
  table: RoomTable,
  { handId, vendor, openMs }: { handId: string; vendor: string; openMs: number },
): Promise<void> {
  const { rows } = await db.pool.query<Placing>(
    `select s.seat, p.wallet_user as "user", s.wallet_token as token, s.bet_uuid as "betUuid", s.currency, s.language, s.reserve
     from studio.room_hand_seat s join studio.player p on p.id = s.player_id where s.hand_id = $1 and s.state = 'placing' order by s.seat`,
    [handId],
  );
  const closesAt = new Date(Date.now() + CLOSES_MS);
  const answers = await Promise.all(
    rows.map(async ({ seat, user, token, betUuid, currency, language, reserve }) => ({
      seat,
      answer: await sendBet(vendor, {
        ...{ kind: 'bet', user, token, gameCode: table.gameCode, round: handId, transactionUuid: betUuid },
        ...{ currency, amount: reserve, closesAt, line: handLine(table, { language, won: null }) },
      }),
    })),
  );
  for (const { seat, answer } of answers)
    if (answer.kind === 'uncertain')
      log.warn({ hand: handId, seat, reason: answer.reason }, 'a stake without an answer of the wallet');
  await led.write(async (tx) => {
    const [hand] = await selectHands(tx, `h.id = $1 and h.state = 'reserving'`, [handId]);
    if (!hand) return;
    const found = JSON.stringify(answers.map(({ seat, answer }) => ({ seat, ...rowOf(answer) })));
    await tx.query(
      `update studio.room_hand_seat s set state = a.state, refusal = a.refusal, balance_after = a.balance, last_error = a.error,
         wallet_token = case when a.state = 'refused' then null else s.wallet_token end,
         due_at = case when a.state = 'returning' then clock_timestamp() end,
         finished_at = case when a.state = 'refused' then clock_timestamp() end
       from jsonb_to_recordset($2) as a(seat integer, state text, refusal text, balance bigint, error text)
       where s.hand_id = $1 and s.seat = a.seat and s.state = 'placing'`,
      [handId, found],
    );
    await tx.query(
      `update studio.room_seat t set balance = a.balance from jsonb_to_recordset($2) as a(seat integer, balance bigint)
       where t.table_id = $1 and t.seat = a.seat and a.balance is not null`,
      [table.id, found],
    );
    await openSeeds(tx, hand, openMs);
    await notifyRoom(tx, table.id);
  });
}

/** With the seats whose stake was taken; a hand without its dealer, or with one seat, is none. */
export async function openSeeds(
  tx: Parameters<Parameters<Led['write']>[0]>[0],
  hand: RoomHand,
  openMs: number,
): Promise<void> {
  const { rows } = await tx.query<{ seat: number; state: string; refusal: string | null }>(
    'select seat, state, refusal from studio.room_hand_seat where hand_id = $1 order by seat',
    [hand.id],
  );
  for (const { seat, state, refusal } of rows)
    if (state !== 'staked')
      await tx.query('update studio.room_seat set resting = $3 where table_id = $1 and seat = $2', [
        hand.tableId,
        seat,
        state === 'refused' ? refusalOfWallet(refusal) : 'unknown_error',
      ]);
  const seats = rows.filter(({ state }) => state === 'staked').map(({ seat }) => seat);
  if (seats.length < 2 || !seats.includes(hand.dealer)) {
    await voidHand(tx, hand, 'stake_refused');
    return;
  }
  await tx.query(
    `update studio.room_hand set state = 'opening', seats = $2, due_at = clock_timestamp() + $3::interval where id = $1`,
    [hand.id, seats, `${openMs} ms`],
  );
}

function rowOf(answer: WalletAnswer) {
  const none = { refusal: null, balance: null, error: null };
  if (answer.kind === 'ok') return { ...none, state: 'staked', balance: String(answer.balance) };
  if (answer.kind === 'no') return { ...none, state: 'refused', refusal: answer.status };
  return { ...none, state: 'returning', error: answer.reason };
}
