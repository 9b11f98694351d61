import type { WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { PlayRefusal } from '../../play-api.ts';

/** What the operator's "no" to a bet is to the player. What is missing here is an error of ours or theirs. */
const MEANING: Partial<Record<WalletStatus, PlayRefusal>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'not_enough_money',
  RS_ERROR_LIMIT_REACHED: 'limit_reached',
  RS_ERROR_USER_DISABLED: 'player_disabled',
  RS_ERROR_INVALID_TOKEN: 'session_expired',
  RS_ERROR_TOKEN_EXPIRED: 'session_expired',
  RS_ERROR_INVALID_GAME: 'game_disabled',
  RS_ERROR_INVALID_PARTNER: 'game_disabled',
  RS_ERROR_WRONG_CURRENCY: 'game_disabled',
};

export function refusalOfWallet(status: string | null): PlayRefusal {
  const meaning = Object.entries(MEANING).find(([known]) => known === status);
  return meaning?.[1] ?? 'unknown_error';
}
