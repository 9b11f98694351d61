import { type Money, parseMoney } from '../../money.ts';

export const MISSION_REWARD_KINDS = ['cash', 'bonus', 'points', 'spins'] as const;

/** What a step gives. Another kind is a member here, a case of `costOf`, and one of `pay-reward.ts` of the server. */
export type MissionReward =
  | { kind: 'cash'; amount: string }
  | { kind: 'bonus'; amount: string; times: number; days: number }
  /** `amount` in points. */
  | { kind: 'points'; amount: string }
  | { kind: 'spins'; count: number };

/** What a reward takes of the budget. Spins cost when they are turned, of the wheel's budget; points when they are converted or redeemed. */
export function costOf(reward: MissionReward): Money {
  return reward.kind === 'spins' || reward.kind === 'points' ? 0n : (parseMoney(reward.amount) ?? 0n);
}
