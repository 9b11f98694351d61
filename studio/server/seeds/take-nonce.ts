import type { FairInputs } from '@lanna/rules/fair-stream';
import type { Tx } from '../platform/database.ts';

/** What the next round of this player is played with. Call under the player's lock; the nonce is spent at once. */
export async function takeNonce(
  tx: Tx,
  playerId: string,
): Promise<{ seedPairId: string; inputs: FairInputs }> {
  const { rows } = await tx.query<{ id: string; server_seed: string; client_seed: string; nonce: number }>(
    `update studio.seed_pair set nonce = nonce + 1 where player_id = $1 and state = 'current'
     returning id, server_seed, client_seed, nonce - 1 as nonce`,
    [playerId],
  );
  const [pair] = rows;
  if (!pair) throw new Error('a player without a current seed pair');
  return {
    seedPairId: pair.id,
    inputs: { serverSeed: pair.server_seed, clientSeed: pair.client_seed, nonce: pair.nonce },
  };
}
