import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Settled changes worked out in one transaction. */
const NUMBERS_AT_ONCE = 20_000;

/** Lotteries whose prices follow the mode: of the others there is no difference to share (decision 112). */
export const DIFFERENCE_GAMES = GAMES.filter(({ source }) => source !== 'feed');

/**
 * Works out what is due of everything that teams have counted. Safe to run at any time, in several processes at once, and to be killed: each transaction
 * works off a stretch of numbers together with how far it has come.
 */
export async function countDue(db: Queryable, numbersAtOnce = NUMBERS_AT_ONCE): Promise<void> {
  const games = DIFFERENCE_GAMES.map(({ code }) => code);
  const prizeModes = DIFFERENCE_GAMES.map(({ prizeMode }) => prizeMode);
  for (let goesOn = true; goesOn; ) {
    const { rows } = await sql<{ more: boolean }>`
      select rebates.count_due(${numbersAtOnce}, ${games}, ${prizeModes}) as more`.execute(db);
    goesOn = rows[0]?.more ?? false;
  }
}
