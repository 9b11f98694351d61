import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@lanna/rules/fair-stream';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

/** A new player's first pair, with a client seed of ours until the player sets one, and the next hash announced. */
export async function openSeeds(tx: Tx, playerId: string, now: Date): Promise<void> {
  await insertPair(tx, { playerId, state: 'current', clientSeed: randomBytes(8).toString('hex'), now });
  await announceNext(tx, playerId, now);
}

/** Commits to the server seed of the pair after the current one: it is fixed before its client seed is chosen. */
export async function announceNext(tx: Tx, playerId: string, now: Date): Promise<void> {
  await insertPair(tx, { playerId, state: 'next', clientSeed: null, now });
}

async function insertPair(
  tx: Tx,
  pair: { playerId: string; state: 'current' | 'next'; clientSeed: string | null; now: Date },
): Promise<void> {
  const serverSeed = randomBytes(32).toString('hex');
  await tx.query(
    `insert into studio.seed_pair (id, player_id, state, server_seed, server_seed_hash, client_seed, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      newId(pair.now.getTime()),
      pair.playerId,
      pair.state,
      serverSeed,
      commitmentOf(serverSeed),
      pair.clientSeed,
      pair.now,
    ],
  );
}
