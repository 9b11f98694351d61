import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { missionReward, missionTerms, missionTrigger } from './terms.ts';

const moment = z.iso.datetime();
const asked = { module: 'COMM3', access: 'player', limit: LIMITS.read } as const;
const write = { max: 30, windowSeconds: 60, by: 'account' } as const;

/** ahead: what comes before is not reached yet · dry: reached, but the budget was spent. */
export const STEP_STATES = ['ahead', 'open', 'done', 'claimed', 'lapsed', 'dry'] as const;

export const missionStep = z.object({
  step: z.int().min(1),
  trigger: missionTrigger,
  reward: missionReward,
  state: z.enum(STEP_STATES),
  /** In smallest units of money for turnover, else a number. */
  progress: z.string(),
  goal: z.string(),
  /** Until when a reward that was reached waits for the press. */
  lapsesAt: moment.nullable(),
});
export type MissionStep = z.infer<typeof missionStep>;

export const missionCard = z.object({
  id: z.uuid(),
  name: missionTerms.shape.name,
  repeat: missionTerms.shape.repeat,
  leastRank: z.int(),
  /** The first day of the period the steps are of. */
  period: z.iso.date(),
  /** When the period ends, or the mission; null: it has no end. */
  endsAt: moment.nullable(),
  steps: z.array(missionStep),
});
export type MissionCard = z.infer<typeof missionCard>;

export const myMissions = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/missions',
  summary: 'Missions that are open to the member with each step, and rewards that wait for the press',
  value: z.object({
    currency: z.string(),
    /** The member wants no offers: the page is a plain list, and no other page shows any of it. */
    isQuiet: z.boolean(),
    /** Missions with something left to do or to claim; the badge of the menu. */
    open: z.int(),
    /** Rewards that wait for the press. */
    claimable: z.int(),
    /** The day's check-in: there is something to check in for, and it was done today. */
    checkIn: z.object({ isOn: z.boolean(), isDone: z.boolean() }),
    spins: z.int(),
    missions: z.array(missionCard),
  }),
  refusals: [],
});

export const claimMission = endpoint({
  ...asked,
  method: 'POST',
  path: '/wps/missions/:id/claims',
  needsTerms: true,
  summary: 'Claims the reward of a step that was reached; pressed again, it says so and pays nothing twice',
  params: z.object({ id: z.uuid() }),
  body: z.object({ period: z.iso.date(), step: z.int().min(1) }),
  value: z.object({ reward: missionReward }),
  refusals: [
    'mission_unknown',
    'mission_not_reached',
    'mission_claimed',
    'mission_lapsed',
    'mission_budget_spent',
    'bonus_queue_full',
    'bonus_unknown',
    'bonus_budget_spent',
    'bonus_rounds_closed',
    'raffle_none_open',
    'raffle_tickets_full',
    'account_disabled',
    'play_excluded',
  ],
  limit: write,
});

export const checkIn = endpoint({
  ...asked,
  method: 'POST',
  path: '/wps/missions/check-in',
  summary: 'Checks in for the present day of the brand; needs no bet',
  body: z.object({}),
  value: z.object({ day: z.iso.date() }),
  refusals: ['mission_unknown', 'check_in_done', 'account_disabled', 'play_excluded'],
  limit: write,
});
