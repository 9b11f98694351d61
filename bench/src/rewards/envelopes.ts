import { randomUUID } from 'node:crypto';
import { postGroup } from '../../../server/src/modules/books/ledger/post-group.ts';
import {
  addTestEnvelope,
  claimTestEnvelope,
} from '../../../server/src/modules/rewards/brand-envelopes/envelope.fixture.ts';
import type { Database } from '../../../server/src/platform/sql/database.ts';
import { atLeast, atMost, type Figure, figure } from '../result.ts';

const AMOUNT = '50000.00';

/**
 * As many members as an envelope has shares at most press at once: how long until the last is answered, and how many are paid a second beside what
 * the ledger posts from a pool alone, with as many connections.
 */
export async function envelopeFigures(
  db: Database,
  brand: BrandOfBench,
  ids: readonly string[],
): Promise<Figure[]> {
  const alone = await payAlone(db, brand, ids);
  const claimed = await claimAll(db, brand, ids);
  return [
    figure('postings from a pool alone', ids.length / alone, 'a second'),
    figure('shares opened and paid', ids.length / claimed, 'a second'),
    atLeast('  of the ledger’s own rate', alone / claimed, '×', 0.5),
    atMost(`${ids.length} members open one envelope at once: all answered`, claimed, 's', 5),
  ];
}

export interface BrandOfBench {
  id: string;
  currency: string;
}

async function claimAll(db: Database, brand: BrandOfBench, ids: readonly string[]): Promise<number> {
  const now = new Date();
  const id = await db.transaction((tx) =>
    addTestEnvelope(tx, brand, {
      amount: AMOUNT,
      shares: ids.length,
      split: 'random',
      openSeconds: 3600,
      now,
    }),
  );
  return secondsOf(() =>
    ids.map((memberId) => claimTestEnvelope(db, { brandId: brand.id, memberId, id, now })),
  );
}

async function payAlone(
  db: Database,
  { id: merchantId, currency }: BrandOfBench,
  ids: readonly string[],
): Promise<number> {
  const now = new Date();
  const pool = { kind: 'pool', purpose: 'bench' } as const;
  const posting = (reference: string) => ({ merchantId, currency, reference, now });
  const fund = [{ from: { kind: 'promotion' as const }, to: pool, amount: 10n ** 12n, code: 'pool_funded' }];
  await db.transaction((tx) => postGroup(tx, { ...posting(randomUUID()), legs: fund }));
  return secondsOf(() =>
    ids.map((memberId) =>
      db.transaction((tx) =>
        postGroup(tx, {
          ...posting(randomUUID()),
          legs: [{ from: pool, to: { kind: 'wallet', memberId }, amount: 100_000n, code: 'brand_envelope' }],
        }),
      ),
    ),
  );
}

async function secondsOf(all: () => Promise<unknown>[]): Promise<number> {
  const began = performance.now();
  await Promise.all(all());
  return (performance.now() - began) / 1000;
}
