import { setTimeout as sleep } from 'node:timers/promises';
import { BATCH_ITEMS_MAX } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Led } from '../../leases/lease.ts';
import type { Studio } from '../../studio.ts';
import type { WalletAnswer } from '../../wallet/wallet-client.ts';
import { lineOf } from '../bets/line-of.ts';
import { selectTableBets, type TableBet } from '../bets/table-bet.ts';
import { walletOf } from '../bets/wallet-of.ts';
import type { LiveTable } from '../live-table.ts';
import { notifyTable } from '../watching/notify-table.ts';

export type PlacingDeps = Pick<Studio, 'db' | 'wallet' | 'log'>;

const AGAIN_MS = 200;
/** By then a round should be over; the operator looks for what is open longer. */
const OVER_WITHIN_MS = 10 * 60_000;

/**
 * Sends what is on its way to the wallet, in batches, until each bet has a definite answer or the time is over. A call that came to nothing is sent again under the same
 * transactions: the wallet applies each once, also when it was the leader before that sent it first.
 */
export async function placeBets(
  deps: PlacingDeps,
  table: LiveTable,
  led: Led,
  { roundId, withinMs, sentBefore }: { roundId: string; withinMs: number; sentBefore: boolean },
): Promise<void> {
  const endsMs = performance.now() + withinMs;
  /** Whose bet may still be on its way to the wallet from an earlier attempt. */
  const underway = new Set<string>();
  for (;;) {
    const leftMs = Math.floor(endsMs - performance.now());
    const bets = await selectTableBets(deps.db.pool, `b.round_id = $1 and b.state = 'placing'`, [roundId]);
    if (bets.length === 0 || leftMs <= 0) return;
    if (sentBefore) for (const { playerId } of bets) underway.add(playerId);
    await Promise.all(
      inBatches(bets).map((batch) => placeBatch(deps, table, led, { batch, leftMs, underway })),
    );
    await sleep(Math.min(AGAIN_MS, Math.max(0, endsMs - performance.now())));
  }
}

async function placeBatch(
  { wallet, log }: PlacingDeps,
  table: LiveTable,
  led: Led,
  { batch, leftMs, underway }: { batch: readonly TableBet[]; leftMs: number; underway: Set<string> },
): Promise<void> {
  const closesAt = new Date(Date.now() + OVER_WITHIN_MS);
  const items = batch.map((bet) => ({
    ...{ kind: 'bet' as const, ...walletOf(bet), transactionUuid: bet.betUuid },
    ...{ currency: bet.currency, amount: bet.stake, closesAt, line: lineOf(bet) },
  }));
  const answers = await wallet.batch(table.vendor, items, leftMs);
  const definite = batch.flatMap((bet, at) => {
    const answer = answers[at];
    return !answer || answer.kind === 'uncertain' ? [] : [{ bet, answer }];
  });
  if (definite.length < batch.length)
    log.warn(
      { table: table.code, bets: batch.length - definite.length },
      'bets of a table without an answer',
    );
  if (definite.length > 0) await writeAnswers(led, table, definite, underway);
  for (const [at, { playerId }] of batch.entries())
    if ((answers[at]?.kind ?? 'uncertain') === 'uncertain') underway.add(playerId);
}

async function writeAnswers(
  led: Led,
  table: LiveTable,
  answers: readonly { bet: TableBet; answer: Exclude<WalletAnswer, { kind: 'uncertain' }> }[],
  underway: ReadonlySet<string>,
): Promise<void> {
  // A no to a second attempt says nothing of the first, which may come after it: only a rollback makes sure.
  const stateOf = ({ playerId }: TableBet, { kind }: WalletAnswer) => {
    if (kind === 'ok') return 'placed';
    return underway.has(playerId) ? 'rolling_back' : 'refused';
  };
  const written = answers.map(({ bet, answer }) => ({
    ...{ round: bet.roundId, player: bet.playerId, state: stateOf(bet, answer) },
    ...{ refusal: answer.kind === 'no' ? answer.status : null },
    balance: answer.kind === 'ok' ? String(answer.balance) : null,
  }));
  await led.write(async (tx) => {
    await tx.query(
      `update studio.table_bet b set state = a.state, balance_after = a.balance, last_error = a.refusal,
         refusal = case when a.state = 'refused' then a.refusal end,
         due_at = case when a.state = 'rolling_back' then clock_timestamp() end,
         finished_at = case when a.state = 'refused' then clock_timestamp() end
       from jsonb_to_recordset($1) as a(round uuid, player uuid, state text, refusal text, balance bigint)
       where b.round_id = a.round and b.player_id = a.player and b.state = 'placing'`,
      [JSON.stringify(written)],
    );
    await notifyTable(
      tx,
      table.code,
      written.map(({ player }) => player),
    );
  });
}

export function inBatches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH_ITEMS_MAX) }, (_, at) =>
    all.slice(at * BATCH_ITEMS_MAX, (at + 1) * BATCH_ITEMS_MAX),
  );
}
