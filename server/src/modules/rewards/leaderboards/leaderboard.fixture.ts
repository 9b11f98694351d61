import { type PlacePrize, poolOf } from '@lanna/rules/rewards/leaderboards/terms';
import type { Clock } from '../../../platform/process/clock.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database, Tx } from '../../../platform/sql/database.ts';
import { lockBoard } from './board.ts';
import { fundBoard } from './fund-board.ts';
import { runBoards } from './ranking/run-boards.ts';

/** A leaderboard of points with 100, 50 and 50 for its first three places, funded as two operators would have. */
export async function addTestBoard(
  tx: Tx,
  brand: { id: string; currency: string },
  of: {
    startsAt: Date;
    endsAt: Date;
    /** The least stake of multiples; points without. */
    leastStake?: bigint;
    categories?: string[];
    prizes?: PlacePrize[];
    state?: 'draft' | 'published';
    now: Date;
  },
): Promise<string> {
  const { startsAt, endsAt, leastStake = 0n, categories = [], state = 'published', now } = of;
  const prizes = of.prizes ?? testPlaces();
  const id = newId();
  await tx
    .insertInto('leaderboards.board')
    .values({
      ...{ id, merchant_id: brand.id, currency: brand.currency, state: 'draft', return_id: newId() },
      ...{ title: { TH: 'แข่งสะสมคะแนน', EN: 'Race of points' }, categories },
      ...{ score: leastStake > 0n ? 'multiple' : 'points', least_stake: leastStake },
      ...{ starts_at: startsAt, ends_at: endsAt, prizes: JSON.stringify(prizes), pool: poolOf(prizes) },
      ...{ made_at: now, changed_at: now, made_by_name: 'operator' },
    })
    .execute();
  const made = await lockBoard(tx, id);
  if (made && state === 'published') await fundBoard(tx, made, now);
  return id;
}

export function testPlaces(): PlacePrize[] {
  return [
    { count: 1, amount: '100.00' },
    { count: 2, amount: '50.00' },
  ];
}

/** As the portal's tick brings them on. */
export function runTestBoards(deps: { db: Database; clock: Clock }): Promise<void> {
  return runBoards(deps);
}
