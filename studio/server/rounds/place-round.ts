import { randomUUID } from 'node:crypto';
import { fairStream } from '@lanna/rules/fair-stream';
import type { Money } from '@lanna/rules/money';
import type { SlotGame } from '../../rules/slot/games.ts';
import { playRound } from '../../rules/slot/play-round.ts';
import { wireSteps } from '../../rules/slot/wire-steps.ts';
import { isStopped } from '../games/is-stopped.ts';
import { later } from '../platform/clock.ts';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PlaySessionRow } from '../play/session.ts';
import { lockPlayer, setOwnBalance } from '../players/player.ts';
import { takeRewardBet } from '../rewards/playable-reward.ts';
import { takeNonce } from '../seeds/take-nonce.ts';
import { findRound, isOpen, type Round, selectRounds, toSlotRound } from './round.ts';

/** How long the request that placed a round may take to carry it on; then it counts as crashed. */
export const CARRY_ON_MS = 10_000;

export interface Placing {
  session: PlaySessionRow;
  game: SlotGame;
  stake: Money;
  /** The reward whose free bet is played; undefined: the player's own stake. */
  rewardId?: string | undefined;
  idempotencyKey: string;
  minimumCycleMs: number;
  now: Date;
}

/**
 * Decides a whole round and writes it down with the ids of its wallet transactions, before any money moves: whatever
 * breaks afterwards, it can be finished from this row. A round for money that is kept here is paid in the same transaction.
 * A repeated key gives the round it was first used for.
 */
export async function placeRound(tx: Tx, placing: Placing): Promise<{ round: Round; repeated: boolean }> {
  const { session, game, stake, now } = placing;
  const own = await lockPlayer(tx, session.playerId);
  const { ownBalance } = own;
  const repeated = await findRepeated(tx, placing);
  if (repeated) return { round: repeated, repeated: true };
  await refuseWhileUnfinished(tx, session, game);
  await refuseStopped(tx, session, game);
  await refuseTooSoon(tx, placing);
  if (ownBalance !== null && ownBalance < stake) throw new Refusal('not_enough_money');

  const { rewardId } = placing;
  if (rewardId !== undefined && !(await takeRewardBet(tx, session, { rewardId, stake, now })))
    throw new Refusal('free_bets_over');
  const { seedPairId, inputs } = await takeNonce(tx, session.playerId);
  const { steps, payout } = playRound(game.sheet, fairStream(inputs), stake);
  const id = newId(now.getTime());
  const settled = ownBalance !== null && {
    balanceAfterStake: ownBalance - stake,
    balanceAfter: ownBalance - stake + payout,
  };
  await tx.query(
    `insert into studio.round (id, player_id, game_code, rule_version, currency, stake, payout, steps, step_count,
       seed_pair_id, nonce, idempotency_key, bet_uuid, win_uuid, rollback_uuid, placed_at, state, wallet_token,
       balance_after_stake, balance_after, due_at, finished_at, reward_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)`,
    [
      ...[id, session.playerId, game.code, game.sheet.ruleVersion, session.currency, stake, payout],
      ...[JSON.stringify(wireSteps(steps)), steps.length, seedPairId, inputs.nonce, placing.idempotencyKey],
      ...[randomUUID(), randomUUID(), randomUUID(), now],
      ...(settled
        ? ['settled', null, settled.balanceAfterStake, settled.balanceAfter, null, now]
        : ['placing', session.walletToken, null, null, later(now, CARRY_ON_MS), null]),
      rewardId ?? null,
    ],
  );
  if (settled) await setOwnBalance(tx, session.playerId, own, settled.balanceAfter);
  const round = await findRound(tx, session.playerId, id);
  if (!round) throw new Error('a round just written is not there');
  return { round, repeated: false };
}

async function findRepeated(
  tx: Tx,
  { session, game, stake, rewardId, idempotencyKey }: Placing,
): Promise<Round | undefined> {
  const [round] = await selectRounds(tx, 'r.player_id = $1 and r.idempotency_key = $2', [
    session.playerId,
    idempotencyKey,
  ]);
  if (
    round &&
    (round.stake !== stake || round.gameCode !== game.code || round.rewardId !== (rewardId ?? null))
  ) {
    throw new Refusal('invalid_input', { fields: ['idempotencyKey'] });
  }
  return round;
}

async function refuseWhileUnfinished(tx: Tx, session: PlaySessionRow, game: SlotGame): Promise<void> {
  const unfinished = await findUnfinished(tx, session.playerId, game.code);
  if (!unfinished) return;
  if (isOpen(unfinished.state)) throw new Refusal('outcome_uncertain', { retryAfterSeconds: 1 });
  throw new Refusal('round_unfinished', { round: toSlotRound(unfinished) });
}

async function refuseStopped(tx: Tx, { playerId }: PlaySessionRow, { code }: SlotGame): Promise<void> {
  if (await isStopped(tx, { gameCode: code, playerId })) throw new Refusal('game_disabled');
}

/** The player's round of this game that is not paid yet, or paid and not shown to its end. There is at most one. */
export async function findUnfinished(tx: Tx, playerId: string, gameCode: string): Promise<Round | undefined> {
  const [round] = await selectRounds(
    tx,
    `r.player_id = $1 and r.game_code = $2
     and (r.due_at is not null or (r.state = 'settled' and r.shown < r.step_count))`,
    [playerId, gameCode],
  );
  return round;
}

async function refuseTooSoon(tx: Tx, { session, now, minimumCycleMs }: Placing): Promise<void> {
  const { rows } = await tx.query<{ placed_at: Date }>(
    `select placed_at from studio.round where player_id = $1 and state not in ('refused', 'rolled_back')
     order by placed_at desc limit 1`,
    [session.playerId],
  );
  const [last] = rows;
  if (!last) return;
  const waitMs = last.placed_at.getTime() + minimumCycleMs - now.getTime();
  if (waitMs > 0) throw new Refusal('too_soon', { retryAfterMs: waitMs });
}
