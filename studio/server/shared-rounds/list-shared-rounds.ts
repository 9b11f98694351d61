import type {
  sharedRoundsReply,
  sharedRoundsRequest,
} from '@lanna/contract/money/vendor-wallet/shared-rounds';
import type { z } from 'zod';
import type { Tx } from '../platform/database.ts';
import { selectSharedRounds, sharedReceiptOf } from './shared-round.ts';

const SHOWN = 20;

/** The newest shared rounds, or one: what is public of each in its state. */
export async function listSharedRounds(
  db: Tx,
  { round }: z.infer<typeof sharedRoundsRequest>,
): Promise<z.infer<typeof sharedRoundsReply>> {
  const rounds = await (round === undefined
    ? selectSharedRounds(db, 'true', [], SHOWN)
    : selectSharedRounds(db, 'r.id = $1', [round]));
  return { rounds: rounds.map(sharedReceiptOf) };
}
