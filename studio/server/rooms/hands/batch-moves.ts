import { isDatabaseUnreachable } from '@lanna/rules/database-errors';
import type { Led } from '../../leases/lease.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { SeatOfPage } from '../seating/keep-seat.ts';
import type { KnownMove } from './known-move.ts';

/** Batches on their way at once: what comes meanwhile is committed together with the next. */
const UNDERWAY_MAX = 2;
const BATCH_MOVES_MAX = 100;
/** Batches begin so far apart: what comes sooner after one goes together. A player does not see it, and of 170 moves a second four are one statement and one commit. */
const APART_MS = 25;

export interface LedKnownMove extends KnownMove {
  page: SeatOfPage;
  led: Pick<Led, 'subject' | 'fence'>;
  actMs: number;
}

/** When the step that a move has begun is over, by the database's clock, and what that clock said. */
export interface TakenMove {
  dueAt: Date;
  now: Date;
}

/** Undefined of a move that was not written: it is to be taken by itself. Rejects where that is not known: the line to the database was lost over it. */
export type WriteMove = (move: LedKnownMove) => Promise<TakenMove | undefined>;

/** Moves that arrive in the same moment, of whatever tables, are committed in one statement; one that none came before waits for nothing. `by`: the process, which has no need of its own notices. */
export function batchMoves({ db, log, by }: { db: Pick<Database, 'pool'>; log: Log; by: string }): WriteMove {
  const waiting: {
    move: LedKnownMove;
    done(taken: TakenMove | undefined): void;
    failed(error: unknown): void;
  }[] = [];
  let underway = 0;
  let begunAtMs = Number.NEGATIVE_INFINITY;
  let isDue = false;

  function writeSoon(): void {
    if (isDue || underway >= UNDERWAY_MAX || waiting.length === 0) return;
    isDue = true;
    const waitMs = begunAtMs + APART_MS - performance.now();
    const begin = () => {
      isDue = false;
      void write();
    };
    if (waitMs > 0) setTimeout(begin, waitMs);
    else queueMicrotask(begin);
  }

  async function write(): Promise<void> {
    begunAtMs = performance.now();
    const batch = waiting.splice(0, BATCH_MOVES_MAX);
    underway += 1;
    try {
      const taken = await writeAll(batch.map(({ move }) => move));
      for (const [at, { done }] of batch.entries()) done(taken.get(at));
    } catch (error) {
      log.warn({ err: error, moves: batch.length }, 'moves were not written together');
      const isUndone = !isDatabaseUnreachable(error);
      for (const { done, failed } of batch) isUndone ? done(undefined) : failed(error);
    }
    underway -= 1;
    writeSoon();
  }

  async function writeAll(moves: readonly LedKnownMove[]): Promise<Map<number, TakenMove>> {
    const { rows } = await db.pool.query<{ place: number; dueAt: Date; now: Date }>(
      'select place, due_at as "dueAt", now from studio.take_room_moves($1, $2)',
      [JSON.stringify(moves.map(rowOf)), by],
    );
    return new Map(rows.map(({ place, ...taken }) => [place, taken]));
  }

  return (move) =>
    new Promise((done, failed) => {
      waiting.push({ move, done, failed });
      writeSoon();
    });
}

function rowOf({ hand, page, led, seat, known, step, move, next, actMs }: LedKnownMove, place: number) {
  return {
    ...{ place, hand: hand.id, table: page.tableId, subject: led.subject, fence: String(led.fence) },
    ...{ player: page.playerId, device: page.device, seat, known, step, move, next, act_ms: actMs },
  };
}
