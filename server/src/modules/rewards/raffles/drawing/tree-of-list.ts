import { hash } from 'node:crypto';
import { leafHash, type RaffleLeaf, treeOf } from '@lanna/rules/rewards/raffles/hash-tree';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** What `hash-tree.ts` gives in the browser, in a fraction of its time: a list may have a million leaves. */
const hashText = (text: string) => hash('sha256', text);

/** Trees of fixed lists; a list that is fixed stays, so what is kept stays right. */
const kept = new Map<string, string[][]>();
const KEPT_MOST = 8;

export function treeOfLeaves(raffleId: string, leaves: readonly RaffleLeaf[]): string[][] {
  return treeOf(
    leaves.map((leaf) => leafHash(raffleId, leaf, hashText)),
    hashText,
  );
}

/** Of a list that is fixed. */
export async function treeOfList(db: Queryable, raffleId: string): Promise<string[][]> {
  const known = kept.get(raffleId);
  if (known) return known;
  const levels = treeOfLeaves(raffleId, await leavesOf(db, raffleId));
  kept.set(raffleId, levels);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MOST && oldest !== undefined) kept.delete(oldest);
  return levels;
}

export function leavesOf(db: Queryable, raffleId: string): Promise<RaffleLeaf[]> {
  return db
    .selectFrom('raffles.holder')
    .select(['first', 'last', 'code'])
    .where('raffle_id', '=', raffleId)
    .orderBy('place')
    .execute();
}
