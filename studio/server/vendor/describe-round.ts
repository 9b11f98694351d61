import type { gameRoundReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import type { RoundReceipt } from '../../rules/receipt.ts';
import type { StudioVendor } from '../../rules/vendors/vendor.ts';
import type { Tx } from '../platform/database.ts';
import { findPlayer } from '../players/player.ts';
import { findRound, type Round, type RoundState } from '../rounds/round.ts';

type GameRoundReply = z.infer<typeof gameRoundReply>;

const uuid = z.uuid();

/** What became of a round of this vendor's: for the operator's records, and for its sweeper when it has received nothing. */
export async function describeRound(
  tx: Tx,
  { code: vendor }: StudioVendor,
  { operator_id, user, round: id }: { operator_id: string; user: string; round: string },
): Promise<GameRoundReply> {
  const playerId = await findPlayer(tx, { vendor, operatorId: operator_id, walletUser: user });
  const round = playerId && uuid.safeParse(id).success ? await findRound(tx, playerId, id) : undefined;
  if (!round) return { round: id, state: 'unknown' };
  const state = STATE_OUTSIDE[round.state];
  return { round: id, state, ...(state === 'settled' && { receipt: receiptOf(round) }) };
}

const STATE_OUTSIDE: Record<RoundState, GameRoundReply['state']> = {
  placing: 'open',
  staked: 'open',
  rolling_back: 'open',
  disputed: 'open',
  settled: 'settled',
  rolled_back: 'rolled_back',
  refused: 'refused',
};

/** Everything that fixed the round; its server seed once that is in use no more. */
export function receiptOf(round: Round): RoundReceipt {
  const { ruleVersion, gameCode, serverSeedHash, revealedSeed, clientSeed, nonce, steps } = round;
  return {
    ruleVersion,
    gameCode,
    serverSeedHash,
    serverSeed: revealedSeed,
    clientSeed,
    nonce,
    stake: formatMoney(round.stake),
    payout: formatMoney(round.payout),
    steps,
  };
}
