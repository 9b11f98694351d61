import type { Money } from '@lanna/rules/money';
import type { Tx } from '../platform/database.ts';
import type { PlaySessionRow } from '../play/session.ts';

export interface PlayableReward {
  id: string;
  left: number;
  value: Money;
  endsAt: Date;
}

const PLAYABLE = `r.player_id = $1 and (r.game_code is null or r.game_code = $2) and r.currency = $3
  and r.used < r.bet_count and r.starts_at <= $4 and r.ends_at > $4
  and not exists (select from studio.cancelled_reward c where c.operator_id = r.operator_id and c.reward_id = r.id)`;

/** The free bets that the player of this session may play here; of several those that end first. */
export async function findPlayableReward(
  tx: Tx,
  { playerId, gameCode, currency }: Pick<PlaySessionRow, 'playerId' | 'gameCode' | 'currency'>,
  { stakes, now }: { stakes: readonly Money[]; now: Date },
): Promise<PlayableReward | undefined> {
  const { rows } = await tx.query<PlayableReward>(
    `select r.id, r.bet_count - r.used as left, r.bet_value as value, r.ends_at as "endsAt" from studio.reward r
     where ${PLAYABLE} and r.bet_value = any ($5) order by r.ends_at, r.id limit 1`,
    [playerId, gameCode, currency, now, stakes],
  );
  return rows[0];
}

/** Takes a bet of a reward for a round of this stake; false where it has none left for it. The caller holds the player. */
export async function takeRewardBet(
  tx: Tx,
  { playerId, gameCode, currency }: Pick<PlaySessionRow, 'playerId' | 'gameCode' | 'currency'>,
  { rewardId, stake, now }: { rewardId: string; stake: Money; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update studio.reward r set used = r.used + 1 where ${PLAYABLE} and r.id = $5 and r.bet_value = $6`,
    [playerId, gameCode, currency, now, rewardId, stake],
  );
  return rowCount === 1;
}
