import { BATCH_ITEMS_MAX, type WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Studio } from '../../studio.ts';
import type { BatchItem, WalletAnswer } from '../../wallet/wallet-client.ts';
import { notifyTable } from '../watching/notify-table.ts';
import { lineOf } from './line-of.ts';
import { selectTableBets, type TableBet } from './table-bet.ts';
import { walletOf } from './wallet-of.ts';

/** While one process works on a bet no other takes it up; longer than any wallet call. */
const CLAIM_MS = 20_000;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 15 * 60_000;
/** At a quarter of an hour each, about ten days. */
const ATTEMPTS_MAX = 1_000;

type Finishing = Pick<Studio, 'db' | 'wallet' | 'log'>;

/**
 * Pays what settled bets are owed, has the wallet give back what is in no round, corrects what was made void afterwards: each under the transaction that was written before,
 * until the answer is definite. Safe to run in any number of processes at any time. Gives how many bets it has worked on.
 */
export async function finishBets(deps: Finishing): Promise<number> {
  let worked = 0;
  for (;;) {
    const bets = await claimDue(deps);
    const vendors = new Set(bets.map(({ vendor }) => vendor));
    await Promise.all(
      [...vendors].map((vendor) =>
        finish(
          deps,
          vendor,
          bets.filter((bet) => bet.vendor === vendor),
        ),
      ),
    );
    worked += bets.length;
    if (bets.length < BATCH_ITEMS_MAX) return worked;
  }
}

async function claimDue({ db }: Finishing): Promise<TableBet[]> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<{ round_id: string; player_id: string }>(
      `update studio.table_bet set attempts = attempts + 1, due_at = clock_timestamp() + $1::interval
       where (round_id, player_id) in (
         select round_id, player_id from studio.table_bet where due_at <= statement_timestamp()
         order by due_at limit $2 for update skip locked)
       returning round_id, player_id`,
      [`${CLAIM_MS} ms`, BATCH_ITEMS_MAX],
    );
    if (rows.length === 0) return [];
    return selectTableBets(
      tx,
      '(b.round_id, b.player_id) in (select * from unnest($1::uuid[], $2::uuid[]))',
      [rows.map((row) => row.round_id), rows.map((row) => row.player_id)],
    );
  });
}

async function finish(deps: Finishing, vendor: string, bets: readonly TableBet[]): Promise<void> {
  const answers = await deps.wallet.batch(vendor, bets.map(itemOf));
  const steps = bets.map((bet, at) => stepOf(bet, answers[at] ?? { kind: 'uncertain', reason: 'no reply' }));
  for (const { bet, state, error } of steps)
    if (state === 'disputed')
      deps.log.error(
        { round: bet.roundId, player: bet.playerId, state: bet.state, error },
        'bet of a table disputed',
      );
  await deps.db.transaction(async (tx) => {
    await tx.query(
      `update studio.table_bet b set state = a.state, last_error = a.error, balance_after = coalesce(a.balance, b.balance_after),
         due_at = clock_timestamp() + make_interval(secs => a.again_ms / 1000.0),
         attempts = case when a.again_ms is null then 0 else b.attempts end,
         finished_at = case when a.again_ms is null then clock_timestamp() end
       from jsonb_to_recordset($1) as a(round uuid, player uuid, was text, state text, error text, balance bigint, again_ms integer)
       where b.round_id = a.round and b.player_id = a.player and b.state = a.was`,
      [
        JSON.stringify(
          steps.map(({ bet, state, error, balance, againMs }) => ({
            ...{ round: bet.roundId, player: bet.playerId, was: bet.state, state, error },
            ...{ balance: balance === null ? null : String(balance), again_ms: againMs },
          })),
        ),
      ],
    );
    for (const table of new Set(bets.map(({ tableCode }) => tableCode)))
      await notifyTable(
        tx,
        table,
        bets.filter(({ tableCode }) => tableCode === table).map(({ playerId }) => playerId),
      );
  });
}

function itemOf(bet: TableBet): BatchItem {
  const base = { ...walletOf(bet), betUuid: bet.betUuid };
  const amount = bet.payout ?? 0n;
  switch (bet.state) {
    case 'paying':
      return {
        ...{ kind: 'win', ...base, transactionUuid: bet.winUuid, currency: bet.currency, amount },
        ...{ validTurnover: bet.validTurnover ?? bet.stake, line: lineOf(bet) },
      };
    case 'rolling_back':
      return { kind: 'rollback', ...base, transactionUuid: bet.rollbackUuid };
    case 'correcting':
      return {
        ...{ kind: 'correct', ...base, transactionUuid: bet.correctUuid, currency: bet.currency },
        // The whole stake comes back, whatever it had won: the round never was.
        ...{ amount: bet.stake, correction: 1 },
      };
    default:
      throw new Error(`a bet that is ${bet.state} owes the wallet nothing`);
  }
}

const DONE = { paying: 'settled', rolling_back: 'rolled_back', correcting: 'corrected' } as const;

/** Answers that another attempt would only get again. A rollback of a bet the wallet does not know is answered with RS_OK. */
const TERMINAL: Record<keyof typeof DONE, readonly WalletStatus[]> = {
  paying: [
    'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    'RS_ERROR_TRANSACTION_ROLLED_BACK',
    'RS_ERROR_DUPLICATE_TRANSACTION',
    'RS_ERROR_WRONG_CURRENCY',
    'RS_ERROR_WRONG_SYNTAX',
    'RS_ERROR_WRONG_TYPES',
  ],
  rolling_back: ['RS_ERROR_DUPLICATE_TRANSACTION', 'RS_ERROR_WRONG_SYNTAX', 'RS_ERROR_WRONG_TYPES'],
  correcting: [
    'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    'RS_ERROR_TRANSACTION_ROLLED_BACK',
    'RS_ERROR_DUPLICATE_TRANSACTION',
    'RS_ERROR_WRONG_SYNTAX',
    'RS_ERROR_WRONG_TYPES',
  ],
};

interface Step {
  bet: TableBet;
  state: TableBet['state'];
  error: string | null;
  balance: bigint | null;
  /** Null: nothing is left to do. */
  againMs: number | null;
}

function stepOf(bet: TableBet, answer: WalletAnswer): Step {
  const { state, attempts } = bet;
  if (state !== 'paying' && state !== 'rolling_back' && state !== 'correcting')
    throw new Error(`a bet that is ${state} owes the wallet nothing`);
  if (answer.kind === 'ok')
    return { bet, state: DONE[state], error: null, balance: answer.balance, againMs: null };
  const error = answer.kind === 'no' ? answer.status : answer.reason;
  if ((answer.kind === 'no' && TERMINAL[state].includes(answer.status)) || attempts >= ATTEMPTS_MAX)
    return { bet, state: 'disputed', error, balance: null, againMs: null };
  const againMs = Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts, 20), LONGEST_DELAY_MS);
  return { bet, state, error, balance: null, againMs };
}
