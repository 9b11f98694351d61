import type { fairRotateReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { z } from 'zod';
import type { Tx } from '../platform/database.ts';
import { lockPlayer } from '../players/player.ts';
import { readFairState } from './fair-state.ts';
import { announceNext } from './open-seeds.ts';

/**
 * Reveals the current server seed; the announced one takes its place with the player's own client seed; a new one is
 * announced. The player names the hash the client seed was chosen for, so the house cannot substitute another one.
 */
export async function rotateSeeds(
  tx: Tx,
  {
    playerId,
    clientSeed,
    nextHash,
    now,
  }: { playerId: string; clientSeed: string; nextHash: string; now: Date },
): Promise<z.infer<typeof fairRotateReply>> {
  await lockPlayer(tx, playerId);
  const { rows } = await tx.query<{ announced: string | null; open: boolean }>(
    `select (select server_seed_hash from studio.seed_pair where player_id = $1 and state = 'next') as announced,
       exists (select from studio.round where player_id = $1 and due_at is not null)
         or exists (select from studio.fishing_packet where player_id = $1 and state in ('placing', 'open')) as open`,
    [playerId],
  );
  if (rows[0]?.announced !== nextHash) return { status: 'stale_hash' };
  // A stake that may still be returned belongs to a round the player has not been shown: its seed stays hidden until then.
  if (rows[0].open) return { status: 'round_unfinished' };
  await tx.query(
    `update studio.seed_pair set state = 'revealed', revealed_at = $2 where player_id = $1 and state = 'current'`,
    [playerId, now],
  );
  await tx.query(
    `update studio.seed_pair set state = 'current', client_seed = $2 where player_id = $1 and state = 'next'`,
    [playerId, clientSeed],
  );
  await announceNext(tx, playerId, now);
  return { status: 'ok', state: await readFairState(tx, playerId) };
}
