import { formatMoney, type Money } from '@lanna/rules/money';
import type { ReelStep, SlotRound } from '../../play-api.ts';
import type { Tx } from '../platform/database.ts';

/**
 * placing: written, the bet may be on its way · staked: the operator took the stake, the payout is owed ·
 * settled: paid, a payout of nothing too · refused: the operator did not take the stake · rolling_back: whether it
 * did is not known, it is asked to give it back · rolled_back: it has · disputed: the operator's answer
 * contradicts an earlier one, or never came; people must look.
 */
export type RoundState =
  | 'placing'
  | 'staked'
  | 'settled'
  | 'refused'
  | 'rolling_back'
  | 'rolled_back'
  | 'disputed';

/** The only ways a round goes on. */
export const ROUND_MOVES = {
  placing: ['staked', 'refused', 'rolling_back'],
  staked: ['settled', 'disputed'],
  rolling_back: ['rolled_back', 'disputed'],
} as const satisfies Partial<Record<RoundState, readonly RoundState[]>>;
export type OpenState = keyof typeof ROUND_MOVES;

export function isOpen(state: RoundState): state is OpenState {
  return state in ROUND_MOVES;
}

export interface Round {
  id: string;
  playerId: string;
  /** Whose game it is: its wallet calls are signed with this vendor's key and go to its wallet. */
  vendor: string;
  /** Null in a demo. */
  walletUser: string | null;
  walletToken: string | null;
  gameCode: string;
  ruleVersion: string;
  currency: string;
  stake: Money;
  payout: Money;
  steps: ReelStep[];
  shown: number;
  nonce: number;
  serverSeedHash: string;
  /** Null until its pair has been rotated away. */
  revealedSeed: string | null;
  clientSeed: string;
  betUuid: string;
  winUuid: string;
  rollbackUuid: string;
  placedAt: Date;
  state: RoundState;
  refusal: string | null;
  balanceAfterStake: Money | null;
  balanceAfter: Money | null;
  attempts: number;
  /** Of a free bet; null: the player's own stake. */
  rewardId: string | null;
}

/** A round as the game client sees it. */
export function toSlotRound(round: Round): SlotRound {
  const { id, gameCode, ruleVersion, steps, shown, nonce, serverSeedHash, clientSeed } = round;
  return {
    id,
    gameCode,
    ruleVersion,
    stake: formatMoney(round.stake),
    payout: formatMoney(round.payout),
    steps,
    shown,
    nonce,
    serverSeedHash,
    clientSeed,
    placedAt: round.placedAt.toISOString(),
  };
}

/**
 * Rounds in the given condition, newest first. `where` is SQL of this program, never of a caller's; its `r` is the
 * round, `p` its player.
 */
export async function selectRounds(tx: Tx, where: string, values: unknown[], limit = 1): Promise<Round[]> {
  const { rows } = await tx.query<Round>(
    `select r.id, r.player_id as "playerId", p.vendor, p.wallet_user as "walletUser", r.wallet_token as "walletToken",
       r.game_code as "gameCode", r.rule_version as "ruleVersion", r.currency, r.stake, r.payout, r.steps, r.shown,
       r.nonce, s.server_seed_hash as "serverSeedHash", s.client_seed as "clientSeed",
       case when s.state = 'revealed' then s.server_seed end as "revealedSeed",
       r.bet_uuid as "betUuid", r.win_uuid as "winUuid", r.rollback_uuid as "rollbackUuid",
       r.placed_at as "placedAt", r.state, r.refusal, r.balance_after_stake as "balanceAfterStake",
       r.balance_after as "balanceAfter", r.attempts, r.reward_id as "rewardId"
     from studio.round r
     join studio.seed_pair s on s.id = r.seed_pair_id
     join studio.player p on p.id = r.player_id
     where ${where} order by r.id desc limit ${limit}`,
    values,
  );
  return rows;
}

/** The round of that name, if it is this player's. */
export async function findRound(tx: Tx, playerId: string, id: string): Promise<Round | undefined> {
  const [round] = await selectRounds(tx, 'r.id = $1 and r.player_id = $2', [id, playerId]);
  return round;
}
