import type { Language } from '@lanna/contract/people/members/members';
import type { Bet } from '@lanna/contract/play/bets/bets';
import { sql } from 'kysely';
import { readCursor, writeCursor } from '../../../platform/ops/read-page.ts';
import type { BetRecord } from './bet-source.ts';
import { type BetOwner, betLines } from './internal/bet-lines.ts';
import { nameLines } from './internal/name-lines.ts';
import { showBet } from './internal/show-bet.ts';

const ORDER = 'counted';

export interface CountedBet extends Bet {
  /** The day of the brand it counts for. */
  day: string;
  turnover: bigint;
}

/**
 * One page of a member's settled bets that count for some days, newest first. `inAll`: how many they are by the daily sums, so that the search ends
 * with the last of them and does not go on through all that was played before.
 */
export async function listCountedBets(
  { db, sources }: BetRecord,
  owner: BetOwner,
  wanted: {
    days: readonly string[];
    /** The end of the last day. */
    until: Date;
    category: string | undefined;
    inAll: number;
    after: string | undefined;
    limit: number;
    language: Language;
  },
): Promise<{ bets: CountedBet[]; next: string | null }> {
  const { days, until, category, inAll, limit } = wanted;
  const place = wanted.after === undefined ? undefined : placeOf(wanted.after);
  const left = inAll - (place?.shown ?? 0);
  const asked = Math.min(limit, left);
  if (asked <= 0) return { bets: [], next: null };
  const lines = await betLines(db, owner, { category })
    .select([
      sql<string>`b.day::text`.as('day'),
      'b.valid_turnover',
      sql<string>`b.placed_at::text`.as('placed'),
    ])
    .where(sql<boolean>`b.day = any (${days}::date[]) and b.status in ('won', 'lost')`)
    .where('b.placed_at', '<', until)
    .$if(place !== undefined, (query) =>
      query.where(
        sql<boolean>`b.placed_at <= ${place?.placed}::timestamptz and (b.placed_at, b.id) < (${place?.placed}::timestamptz, ${place?.id}::uuid)`,
      ),
    )
    .limit(asked)
    .execute();
  const named = await nameLines(sources(), lines, wanted.language);
  const last = lines.at(-1);
  const shown = (place?.shown ?? 0) + lines.length;
  return {
    bets: named.map((line) => ({ ...showBet(line), day: line.day, turnover: line.valid_turnover })),
    next: last && shown < inAll ? writeCursor([ORDER, last.placed, `${last.id}/${shown}`]) : null,
  };
}

function placeOf(after: string) {
  const [placed, rest] = readCursor(after, ORDER);
  const [id = '', shown = ''] = rest.split('/');
  return { placed, id, shown: Number(shown) };
}
