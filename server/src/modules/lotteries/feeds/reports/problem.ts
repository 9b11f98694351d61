import type { ProblemKind } from '@lanna/contract/lotteries/feeds/problem-ops';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** What was said when it did not fit. */
export interface ProblemDetail {
  /** Feed or operator, as they are known; empty for what neither has said. */
  by: string;
  text: string;
  at: string;
}

interface Place {
  gameCode: string;
  numero: string;
}

const DETAILS_MAX = 20;
const TEXT_MAX = 300;

/** Opens a problem of a draw, or adds to the one that is open: a feed that says the same wrong thing all day is one problem. */
export async function openProblem(
  db: Queryable,
  { gameCode, numero }: Place,
  kind: ProblemKind,
  detail: Omit<ProblemDetail, 'at'> | null,
  now: Date,
): Promise<void> {
  const said = detail ? [{ by: detail.by, text: detail.text.slice(0, TEXT_MAX), at: now.toISOString() }] : [];
  const { rows } = await sql<{ times: number }>`
    insert into feeds.problem as p (id, game_code, numero, kind, details, opened_at)
    values (${newId()}, ${gameCode}, ${numero}, ${kind}, ${JSON.stringify(said)}::jsonb, ${now})
    on conflict (game_code, numero, kind) where closed_at is null do update
      set times = p.times + 1,
        details = case when jsonb_array_length(p.details) < ${DETAILS_MAX} then p.details || excluded.details else p.details end
    returning times`.execute(db);
  if (rows[0]?.times === 1) await notifyResults(db);
}

/** Closes what has settled itself: a late result that is there, a draw that is cancelled. */
export async function closeSettled(
  db: Queryable,
  { gameCode, numero }: Place,
  kinds: readonly ProblemKind[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('feeds.problem')
    .set({ closed_at: now })
    .where('game_code', '=', gameCode)
    .where('numero', '=', numero)
    .where('kind', 'in', [...kinds])
    .where('closed_at', 'is', null)
    .execute();
}

export async function hasOpenProblem(
  db: Queryable,
  { gameCode, numero }: Place,
  kind: ProblemKind,
): Promise<boolean> {
  const found = await db
    .selectFrom('feeds.problem')
    .select('id')
    .where('game_code', '=', gameCode)
    .where('numero', '=', numero)
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

export function notifyResults(db: Queryable): Promise<void> {
  return notifyOps(db, { brandId: null, type: 'lottery_results_changed' });
}
