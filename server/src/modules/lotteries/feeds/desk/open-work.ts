import { sql } from 'kysely';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Results that were said differently, and whatever else of a draw does not fit: bets wait for it. */
export function resultProblems(db: Queryable): OpenWork {
  return {
    key: 'lottery-problems',
    permission: 'feeds.decide',
    house: true,
    urgent: true,
    href: '/lottery-problems?state=open',
    count: () =>
      openOf(db, ['contradiction', 'stopped', 'unreadable', 'unknown_draw', 'too_early', 'calendar']),
  };
}

/** Draws that should have their result by now. */
export function lateResults(db: Queryable): OpenWork {
  return {
    key: 'lottery-results',
    permission: 'feeds.type',
    house: true,
    href: '/lottery-results',
    count: () => openOf(db, ['late', 'gap']),
  };
}

async function openOf(
  db: Queryable,
  kinds: readonly string[],
): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(distinct (game_code, numero))::integer as count, min(opened_at) as since
    from feeds.problem where closed_at is null and kind = any (${[...kinds]}::text[])`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}
