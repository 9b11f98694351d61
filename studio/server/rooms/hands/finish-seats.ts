import { BATCH_ITEMS_MAX } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Money } from '@lanna/rules/money';
import { seatMoney } from '../../../rules/rooms/seat-money.ts';
import type { Studio } from '../../studio.ts';
import { nextStep } from '../../wallet/next-step.ts';
import type { BatchItem } from '../../wallet/wallet-client.ts';
import { notifyRoom } from '../notify-room.ts';
import { handLine } from './hand-line.ts';

/** While one process works on a seat no other takes it up; longer than any wallet call. */
const CLAIM_MS = 20_000;

export type Finishing = Pick<Studio, 'db' | 'wallet' | 'log'>;

interface DueSeat {
  handId: string;
  seat: number;
  tableId: string;
  vendor: string;
  user: string;
  token: string;
  gameCode: string;
  code: string;
  currency: string;
  language: 'TH' | 'EN';
  state: 'returning' | 'winning';
  betUuid: string;
  winUuid: string;
  rollbackUuid: string;
  reserve: Money;
  base: Money;
  won: Money | null;
  rake: Money | null;
  attempts: number;
}

/**
 * Has the wallet pay what seats of hands are owed, or take back what is to be given back: each under a transaction that was written before, until the answer is definite. Any number of processes
 * do it at any time. A stake whose leader died before its answer is given back. Gives how many it has worked on.
 */
export async function finishSeats(deps: Finishing): Promise<number> {
  let worked = 0;
  for (;;) {
    const due = await claimDue(deps);
    for (const [vendor, own] of Map.groupBy(due, ({ vendor: of }) => of)) await finish(deps, vendor, own);
    worked += due.length;
    if (due.length < BATCH_ITEMS_MAX) return worked;
  }
}

async function claimDue({ db }: Finishing): Promise<DueSeat[]> {
  const { rows } = await db.pool.query<DueSeat>(
    `with claimed as (
       update studio.room_hand_seat s set attempts = s.attempts + 1, due_at = clock_timestamp() + $1::interval,
         state = case when s.state = 'placing' then 'returning' else s.state end
       where (s.hand_id, s.seat) in (select hand_id, seat from studio.room_hand_seat where due_at <= statement_timestamp() order by due_at limit $2 for update skip locked)
       returning s.*)
     select s.hand_id as "handId", s.seat, h.table_id as "tableId", p.vendor, p.wallet_user as "user", s.wallet_token as token, t.game_code as "gameCode", t.code,
       s.currency, s.language, s.state, s.bet_uuid as "betUuid", s.win_uuid as "winUuid", s.rollback_uuid as "rollbackUuid", s.reserve, h.base, s.won, s.rake, s.attempts
     from claimed s join studio.player p on p.id = s.player_id join studio.room_hand h on h.id = s.hand_id join studio.room_table t on t.id = h.table_id
     order by s.hand_id, s.seat`,
    [`${CLAIM_MS} ms`, BATCH_ITEMS_MAX],
  );
  return rows;
}

async function finish({ db, wallet, log }: Finishing, vendor: string, due: readonly DueSeat[]) {
  const answers = await wallet.batch(vendor, due.map(itemOf));
  const steps = due.map(({ handId, seat, tableId, state, attempts }, at) => {
    const answer = answers[at] ?? { kind: 'uncertain' as const, reason: 'no reply' };
    const next = nextStep(answer, state === 'winning' ? 'win' : 'rollback', attempts);
    const done = state === 'winning' ? 'won' : 'returned';
    return {
      hand: handId,
      seat,
      table: tableId,
      was: state,
      ...next,
      to: next.step === 'done' ? done : next.step,
    };
  });
  for (const { hand, seat, step, error } of steps)
    if (step === 'disputed') log.error({ hand, seat, error }, 'a seat of a hand is disputed');
  await db.transaction(async (tx) => {
    await tx.query(
      `with a as (
         select * from jsonb_to_recordset($1) as a(hand uuid, seat integer, "table" uuid, was text, "to" text, error text, balance bigint, again_ms integer)),
       moved as (
         update studio.room_hand_seat s set state = case when a."to" = 'again' then s.state else a."to" end,
           balance_after = coalesce(a.balance, s.balance_after), last_error = a.error,
           wallet_token = case when a."to" = 'again' then s.wallet_token end,
           due_at = case when a."to" = 'again' then clock_timestamp() + make_interval(secs => a.again_ms / 1000.0) end,
           finished_at = case when a."to" <> 'again' then clock_timestamp() end
         from a where s.hand_id = a.hand and s.seat = a.seat and s.state = a.was
         returning a."table", s.player_id, a.balance)
       update studio.room_seat t set balance = m.balance from moved m
       where t.table_id = m."table" and t.player_id = m.player_id and m.balance is not null`,
      [JSON.stringify(steps)],
    );
    for (const tableId of new Set(due.map((one) => one.tableId))) await notifyRoom(tx, tableId);
  });
}

function itemOf(seat: DueSeat): BatchItem {
  const {
    user,
    token,
    gameCode,
    handId: round,
    betUuid,
    currency,
    language,
    won,
    rake,
    reserve,
    base,
  } = seat;
  const call = { user, token, gameCode, round, betUuid };
  if (seat.state === 'returning') return { kind: 'rollback', ...call, transactionUuid: seat.rollbackUuid };
  if (won === null || rake === null) throw new Error(`the hand ${round} owes a seat it did not settle`);
  const { payout, unused, turnover } = seatMoney({ reserve, base, won, rake });
  return {
    ...{ kind: 'win', ...call, transactionUuid: seat.winUuid, currency },
    ...{ amount: payout + unused, unusedStake: unused, validTurnover: turnover, rake },
    line: handLine(seat, { language, won: won - rake }),
  };
}
