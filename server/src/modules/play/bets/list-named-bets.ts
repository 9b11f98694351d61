import type { Language } from '@lanna/contract/people/members/members';
import type { Bet } from '@lanna/contract/play/bets/bets';
import type { BetRecord } from './bet-source.ts';
import { type BetOwner, betLines } from './internal/bet-lines.ts';
import { nameLines } from './internal/name-lines.ts';
import { showBet } from './internal/show-bet.ts';

/** A member's bets that another topic knows by their ids, the last placed first; an id of another's is none. */
export async function listNamedBets(
  { db, sources }: BetRecord,
  owner: BetOwner,
  { ids, language }: { ids: readonly string[]; language: Language },
): Promise<Bet[]> {
  if (ids.length === 0) return [];
  const lines = await betLines(db, owner)
    .where('b.id', 'in', [...ids])
    .execute();
  return (await nameLines(sources(), lines, language)).map((line) => showBet(line));
}
