import { type Money, parseMoney } from '../../money.ts';

export const MISSION_REWARD_KINDS = ['cash', 'bonus', 'spins'] as const;

/** What a step gives. Another kind is a member here, a case of `costOf`, and one of `pay-reward.ts` of the server. */
export type MissionReward =
  | { kind: 'cash'; amount: string }
  | { kind: 'bonus'; amount: string; times: number; days: number }
  | { kind: 'spins'; count: number };

/** What a reward takes of the budget. Spins cost when they are turned, of the wheel's budget. */
export function costOf(reward: MissionReward): Money {
  return reward.kind === 'spins' ? 0n : (parseMoney(reward.amount) ?? 0n);
}
