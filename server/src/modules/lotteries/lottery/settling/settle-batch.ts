import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import type { MoneyUnit } from '@lanna/rules/lotteries/lottery/plays/payout';
import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { afterCommit, type Tx } from '../../../../platform/sql/database.ts';
import { markSettled } from '../../draws/mark-settled.ts';
import { familyOfGame } from '../betting/family-of-game.ts';
import { coverMembers } from '../exposure/cover-members.ts';
import type { DrawToSettle, SettlingDeps } from '../settle-draw.ts';
import { payShotPrizes } from './pay-shot-prizes.ts';
import { stopTraces } from './stop-traces.ts';
import { winningLines } from './winning-lines.ts';

/** Lines a transaction settles: it holds their players' wallets meanwhile, and no bet may wait long. More than a slip has on a draw. */
const LINES = 2000;
/** Of the selections of a batch as they are stored, so that lines with ten thousand numbers each fill no memory. */
const SELECTION_BYTES = 4_000_000;

/** more: there are slips left · over: the draw is settled · busy: another process is at it, or the result is another one by now. */
export type Step = 'more' | 'over' | 'busy';

/**
 * Settles the next slips of a draw, and moves the cursor of its pass, in one transaction. Before the first, the members of the draw are covered: what of a
 * stake counts depends on all their lines, whichever batch these are in.
 */
export async function settleBatch(tx: Tx, deps: SettlingDeps, { id, version }: DrawToSettle): Promise<Step> {
  const held = await hold(tx, id, version);
  if (!held) return 'busy';
  if (held.is_finished) return 'over';
  if (!held.is_cancelled && !held.is_covered && !(await coverMembers(tx, { id, version }, held)))
    return 'more';
  const now = deps.clock.now();
  const { lines, upTo, isLast } = await nextSlips(tx, id, held.done_to);
  if (upTo) {
    const voidAt = held.is_cancelled ? [] : await brandsGivingBack(tx, id);
    const paying = held.is_cancelled
      ? []
      : payingLines(
          held,
          lines.filter((line) => !voidAt.includes(line.merchant_id)),
        );
    const { rows } = await sql<{ members: string[] | null; stopped: string[] | null }>`
      select members, stopped from lottery.settle_lines(${id}, ${version}, ${held.done_to}, ${upTo},
        ${paying.map((line) => line.id)}, ${paying.map((line) => line.state)}, ${paying.map((line) => line.payout)},
        ${paying.map((line) => line.returned)}, ${held.reason}, ${voidAt}::uuid[], ${now})`.execute(tx);
    const { members, stopped } = rows[0] ?? { members: null, stopped: null };
    if (stopped) await stopTraces(tx, stopped, now);
    if (members)
      afterCommit(tx, () =>
        deps.notices.notify(members, ['my_slips_changed', 'bets_changed', 'balance_changed']),
      );
  }
  if (!isLast) return 'more';
  const hasShots = gameOf(held.game_code)?.family === 'YEEKEE' && !held.is_cancelled;
  // Prizes take wallets of their own: not in a transaction that holds those of a batch.
  if (hasShots && upTo) return 'more';
  if (hasShots) await payShotPrizes(tx, deps, { drawId: id, now });
  await tx
    .updateTable('lottery.settlement')
    .set({ finished_at: now })
    .where('draw_id', '=', id)
    .where('version', '=', version)
    .execute();
  await markSettled(tx, { drawId: id, version, now });
  return 'over';
}

interface Held {
  game_code: string;
  result: string | null;
  is_cancelled: boolean;
  reason: string | null;
  done_to: string | null;
  is_finished: boolean;
  covered_to: string | null;
  is_covered: boolean;
}

async function hold(tx: Tx, drawId: string, version: number): Promise<Held | undefined> {
  const { rows } = await sql<Held>`select * from lottery.hold_settlement(${drawId}, ${version})`.execute(tx);
  return rows[0];
}

/** Where the draw, a round with a result at others, had too few shots. */
async function brandsGivingBack(tx: Tx, drawId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('draws.void_at')
    .select('merchant_id')
    .where('draw_id', '=', drawId)
    .execute();
  return rows.flatMap(({ merchant_id }) => merchant_id ?? []);
}

interface Line {
  id: string;
  slip_id: string;
  merchant_id: string;
  play: string;
  selection: string;
  money_unit: MoneyUnit;
  multiple: number;
  stake: Money;
  prices: string[];
  bytes: bigint;
  found: bigint;
}

/** The next slips with all their lines on the draw: of the last one some lines may be beyond the bounds, and then it waits for the next batch. */
async function nextSlips(tx: Tx, drawId: string, after: string | null) {
  const { rows } = await sql<Line>`
    select id, slip_id, merchant_id, play, selection, money_unit, multiple, stake, prices, found
    from (
      select *, count(*) over () as found, sum(pg_column_size(selection)) over (order by slip_id, number) as bytes
      from (
        select * from lottery.line
        where draw_id = ${drawId} and slip_id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
        order by slip_id, number limit ${LINES}
      ) next
    ) sized
    where bytes - pg_column_size(selection) < ${SELECTION_BYTES}
    order by slip_id, number`.execute(tx);
  const last = rows.at(-1);
  const isLast = rows.length < LINES && rows.length === Number(last?.found ?? 0);
  if (isLast || !last) return { lines: rows, upTo: last?.slip_id ?? null, isLast: true };
  const whole = rows.filter((row) => row.slip_id !== last.slip_id);
  return { lines: whole, upTo: whole.at(-1)?.slip_id ?? last.slip_id, isLast: false };
}

function payingLines({ game_code, result }: Held, lines: readonly Line[]) {
  const family = familyOfGame(game_code);
  const read = parseResult(family.draw, result ?? '');
  if (!('result' in read)) throw new Error(`the result of a draw of ${game_code} cannot be read`);
  return winningLines(
    family,
    read.result,
    lines.map(({ money_unit: moneyUnit, ...line }) => ({ ...line, moneyUnit })),
  );
}
