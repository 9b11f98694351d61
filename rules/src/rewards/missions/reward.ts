import type { LocalText } from '../../local-text.ts';
import { type Money, parseMoney } from '../../money.ts';

export const MISSION_REWARD_KINDS = ['cash', 'bonus', 'points', 'spins', 'tickets', 'offer'] as const;

/** What a step gives. Another kind is a member here, a case of `costOf`, and one of `pay-reward.ts` of the server. */
export type MissionReward =
  | { kind: 'cash'; amount: string }
  | { kind: 'bonus'; amount: string; times: number; days: number }
  /** `amount` in points. */
  | { kind: 'points'; amount: string }
  | { kind: 'spins'; count: number }
  /** Of the raffle that takes tickets when the reward is claimed, the one that ends first. */
  | { kind: 'tickets'; count: number }
  /** An offer of the brand that is given as a reward alone; its name as it was when the mission was written. */
  | { kind: 'offer'; offerId: string; name: LocalText };

/** What a reward takes of the budget. Spins cost when they are turned, of the wheel's budget; points when they are converted or redeemed; tickets by the raffle's own pool; an offer of its own budget. */
export function costOf(reward: MissionReward): Money {
  return reward.kind === 'cash' || reward.kind === 'bonus' ? (parseMoney(reward.amount) ?? 0n) : 0n;
}
