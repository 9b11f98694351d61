import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';

/** What can be had; each is a kind of the topic that gives it, and the site knows its words and its page by it. */
export const REWARD_KINDS = [
  'cashback',
  'promotion',
  'free_bets',
  'envelope',
  'brand_envelope',
  'mission',
  'bonus',
] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

export const openReward = z.object({
  kind: z.enum(REWARD_KINDS),
  /** Unique within its kind; leads to it where its page shows one of many. */
  id: z.string(),
  /** What it is called, or whom it is from; null where the kind says it all. */
  title: z.string().nullable(),
  /** Null where it is known only once it is opened. */
  amount: moneyText.nullable(),
  /** So many times, of rewards that are used up one by one; else null. */
  count: z.int().nullable(),
  /** Until when; null: as long as it is offered. */
  endsAt: z.iso.datetime().nullable(),
});
export type OpenReward = z.infer<typeof openReward>;

export const openRewards = endpoint({
  method: 'GET',
  path: '/wps/rewards',
  module: 'REWCEN3',
  access: 'player',
  summary: 'All that the member can claim or use now, what ends first at the top',
  value: z.object({ currency: z.string(), rewards: z.array(openReward) }),
  refusals: [],
  limit: LIMITS.read,
});
