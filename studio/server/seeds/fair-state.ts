import type { fairState } from '@lanna/contract/play/bets/fair-state';
import type { z } from 'zod';
import type { Tx } from '../platform/database.ts';

export type FairState = z.infer<typeof fairState>;

const REVEALED_SHOWN = 50;

/** What is committed to for a player and what has been revealed, newest first. The seeds still in use stay in here. */
export async function readFairState(tx: Tx, playerId: string): Promise<FairState> {
  const { rows: open } = await tx.query<{
    state: 'current' | 'next';
    server_seed_hash: string;
    client_seed: string | null;
    nonce: number;
  }>(
    `select state, server_seed_hash, client_seed, nonce from studio.seed_pair
     where player_id = $1 and state in ('current', 'next')`,
    [playerId],
  );
  const current = open.find((pair) => pair.state === 'current');
  const next = open.find((pair) => pair.state === 'next');
  if (!current?.client_seed || !next) throw new Error('a player without seeds');
  return {
    serverSeedHash: current.server_seed_hash,
    nextServerSeedHash: next.server_seed_hash,
    clientSeed: current.client_seed,
    nonce: current.nonce,
    revealed: await readRevealed(tx, playerId),
  };
}

async function readRevealed(tx: Tx, playerId: string): Promise<FairState['revealed']> {
  const { rows } = await tx.query<{
    server_seed: string;
    server_seed_hash: string;
    client_seed: string;
    nonce: number;
    revealed_at: Date;
  }>(
    `select server_seed, server_seed_hash, client_seed, nonce, revealed_at from studio.seed_pair
     where player_id = $1 and state = 'revealed' order by revealed_at desc, id desc limit $2`,
    [playerId, REVEALED_SHOWN],
  );
  return rows.map((pair) => ({
    serverSeed: pair.server_seed,
    serverSeedHash: pair.server_seed_hash,
    clientSeed: pair.client_seed,
    rounds: pair.nonce,
    revealedAt: pair.revealed_at.toISOString(),
  }));
}
