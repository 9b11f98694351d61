/**
 * Where a bonus can be: said yes to and not earned yet (`opted`), earned behind another one (`waiting`), being played (`active`), and how it ends.
 * `used`: all of it was lost in play.
 */
export const BONUS_STATES = [
  'opted',
  'waiting',
  'active',
  'completed',
  'forfeited',
  'expired',
  'revoked',
  'used',
] as const;
export type BonusState = (typeof BONUS_STATES)[number];

/** The one table of moves. What has ended stays as it ended. */
const MOVES: Record<BonusState, readonly BonusState[]> = {
  opted: ['waiting', 'forfeited', 'expired', 'revoked'],
  waiting: ['active', 'forfeited', 'expired', 'revoked'],
  active: ['completed', 'forfeited', 'expired', 'revoked', 'used'],
  completed: [],
  forfeited: [],
  expired: [],
  revoked: [],
  used: [],
};

export function mayBonusMove(from: BonusState, to: BonusState): boolean {
  return MOVES[from].includes(to);
}

export function isBonusOpen(state: BonusState): boolean {
  return MOVES[state].length > 0;
}
