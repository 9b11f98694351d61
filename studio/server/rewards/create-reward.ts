import type { rewardCreateRequest } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { z } from 'zod';
import { isSlot } from '../../rules/game.ts';
import type { StudioVendor } from '../../rules/vendors/vendor.ts';
import type { Tx } from '../platform/database.ts';
import { ensurePlayer } from '../players/player.ts';
import { VendorRefusal } from '../vendor/vendor-refusal.ts';

/**
 * Free bets of an operator's player, from now on offered in the game. The same reward again is confirmed once more, and one that was cancelled
 * before it came is not taken. Refuses a game that is none of the vendor's, or a value that is no stake of it.
 */
export async function createReward(
  tx: Tx,
  reward: z.infer<typeof rewardCreateRequest>,
  { vendor, now }: { vendor: StudioVendor; now: Date },
): Promise<{ reward_uuid: string }> {
  const { game_code: gameCode, bet_value: value } = reward;
  const playable = vendor.games
    .filter(isSlot)
    .filter(({ code }) => gameCode === undefined || code === gameCode);
  if (!playable.some(({ sheet }) => sheet.stakes.includes(value)))
    throw new VendorRefusal('RS_ERROR_INVALID_GAME');
  const id = reward.reward_uuid.toLowerCase();
  const playerId = await ensurePlayer(tx, {
    ...{ vendor: vendor.code, operatorId: reward.operator_id, walletUser: reward.user },
    now,
  });
  await tx.query(
    `insert into studio.reward (id, operator_id, player_id, game_code, currency, bet_count, bet_value, starts_at, ends_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      ...[
        id,
        reward.operator_id,
        playerId,
        gameCode ?? null,
        reward.currency,
        Number(reward.bet_count),
        value,
      ],
      ...[reward.start_time, reward.end_time, now],
    ],
  );
  const { rows } = await tx.query(
    `select from studio.reward where id = $1 and operator_id = $2 and player_id = $3 and game_code is not distinct from $4
       and currency = $5 and bet_count = $6 and bet_value = $7 and ends_at = $8`,
    [
      id,
      reward.operator_id,
      playerId,
      gameCode ?? null,
      reward.currency,
      Number(reward.bet_count),
      value,
      reward.end_time,
    ],
  );
  // Other content under an id that is known.
  if (rows.length === 0) throw new VendorRefusal('RS_ERROR_DUPLICATE_TRANSACTION');
  return { reward_uuid: id };
}
