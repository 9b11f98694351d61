import { MISSION_REWARD_KINDS } from '@lanna/rules/rewards/missions/reward';
import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { BONUS_NAME_MAX } from '../bonuses/terms.ts';
import { missionReward, missionTerms, wheelFields, wheelPrize } from './terms.ts';

export const MISSION_STATES = ['draft', 'published', 'stopped'] as const;
export const GIVEN_STATES = ['done', 'claimed', 'lapsed'] as const;
const moment = z.iso.datetime();
const edit = z.int().min(1);
const byId = z.object({ id: z.uuid() });

/* Missions */

const missionForm = {
  terms: missionTerms,
  startsAt: moment,
  endsAt: moment.nullable(),
  budget: moneyText,
};

const missionRow = z.object({
  id: z.uuid(),
  brand: z.string(),
  state: z.enum(MISSION_STATES),
  edit,
  ...missionForm,
  spent: moneyText,
  /** Members under way, and steps that were reached and claimed. */
  members: z.int(),
  reached: z.int(),
  claimed: z.int(),
  madeAt: moment,
});
export type MissionRow = z.infer<typeof missionRow>;

export const listMissions = list({
  path: '/ops/missions',
  access: 'missions.read',
  summary: 'Missions of brands with what they have cost of their budgets, the last made first',
  row: missionRow,
  choices: { state: MISSION_STATES },
  sorts: ['madeAt'],
});

export const showMission = opsEndpoint({
  method: 'GET',
  path: '/ops/missions/:id',
  access: 'missions.read',
  summary: 'A mission as members see it, and how far members are with each step',
  params: byId,
  value: missionRow.extend({
    steps: z.array(
      z.object({ step: z.int(), open: z.int(), reached: z.int(), claimed: z.int(), dry: z.int() }),
    ),
  }),
  refusals: ['not_found'],
});

export const makeMission = opsEndpoint({
  method: 'POST',
  path: '/ops/missions',
  access: 'missions.change',
  summary: 'Makes a mission that no member sees before two operators have published it',
  body: z.object({ brand: brandCode, ...missionForm, reason }),
  value: z.object({ id: z.uuid() }),
  refusals: ['mission_terms_impossible'],
});

export const changeMission = opsEndpoint({
  method: 'PUT',
  path: '/ops/missions/:id',
  access: 'missions.change',
  summary: 'Changes a draft; what was published stays as it was shown',
  params: byId,
  body: z.object({ edit, ...missionForm, reason }),
  value: z.object({ edit }),
  refusals: ['not_found', 'changed_meanwhile', 'mission_terms_impossible', 'mission_move_impossible'],
});

export const listMissionOffers = opsEndpoint({
  method: 'GET',
  path: '/ops/mission-offers',
  access: 'missions.read',
  summary: 'Bonus offers of brands that run and are given as rewards alone: what a step can give',
  value: z.object({
    offers: z.array(
      z.object({ id: z.uuid(), brand: z.string(), name: localTextShape(BONUS_NAME_MAX), amount: moneyText }),
    ),
  }),
  refusals: [],
});

export const publishMission = opsEndpoint({
  method: 'POST',
  path: '/ops/missions/:id/publication',
  access: 'missions.change',
  summary: 'Proposes that members see it; a second operator publishes',
  params: byId,
  body: z.object({ edit, reason }),
  value: z.object({ proposal: z.uuid().nullable() }),
  refusals: ['not_found', 'changed_meanwhile', 'mission_move_impossible', 'missions_full'],
});

export const stopMission = opsEndpoint({
  method: 'POST',
  path: '/ops/missions/:id/stop',
  access: 'missions.change',
  summary: 'Stops a mission at once; what was reached before can still be claimed',
  params: byId,
  body: z.object({ edit, reason }),
  value: z.object({ state: z.enum(MISSION_STATES) }),
  refusals: ['not_found', 'changed_meanwhile', 'mission_move_impossible'],
});

/* Who got what and why */

const givenRow = z.object({
  id: z.uuid(),
  brand: z.string(),
  member: z.object({ id: z.uuid(), name: z.string() }),
  mission: z.uuid(),
  name: missionTerms.shape.name,
  step: z.int(),
  period: z.iso.date(),
  state: z.enum(GIVEN_STATES),
  kind: z.enum(MISSION_REWARD_KINDS),
  reward: missionReward,
  doneAt: moment,
  claimedAt: moment.nullable(),
});
export type GivenRow = z.infer<typeof givenRow>;

export const listGiven = list({
  path: '/ops/mission-rewards',
  access: 'missions.read',
  elsewhere: 'file',
  summary:
    'Steps that members have reached, with what they give and whether it was claimed, the latest first',
  row: givenRow,
  choices: { state: GIVEN_STATES },
  filters: { member: z.uuid(), mission: z.uuid() },
  /** How the member's user name begins. */
  search: true,
  sorts: ['doneAt'],
  file: 'The same as CSV',
});

/* The wheel */

const wheelVersion = z.int().min(0);
export const showWheels = opsEndpoint({
  method: 'GET',
  path: '/ops/wheels',
  access: 'missions.read',
  summary: 'The wheel of each brand, what it has cost, and its latest versions',
  value: z.object({
    wheels: z.array(
      z.object({
        brand: z.string(),
        currency: z.string(),
        /** Null: it has none yet. */
        state: z.enum(['published', 'stopped']).nullable(),
        /** 0: none. */
        version: wheelVersion,
        fields: wheelFields.nullable(),
        budget: moneyText,
        spent: moneyText,
        spins: z.int(),
        versions: z.array(
          z.object({
            version: z.int(),
            budget: moneyText,
            madeAt: moment,
            madeBy: z.string(),
            reason: z.string(),
          }),
        ),
      }),
    ),
  }),
  refusals: [],
});
export type WheelRow = z.infer<typeof showWheels.value>['wheels'][number];

export const changeWheel = opsEndpoint({
  method: 'PUT',
  path: '/ops/wheels/:brand',
  access: 'missions.change',
  summary: 'Proposes fields, chances and budget of the wheel; a second operator puts them in force',
  params: z.object({ brand: brandCode }),
  body: z.object({ version: wheelVersion, fields: wheelFields, budget: moneyText, reason }),
  value: z.object({ version: wheelVersion, proposal: z.uuid().nullable() }),
  refusals: ['changed_meanwhile', 'mission_terms_impossible'],
});

export const stopWheel = opsEndpoint({
  method: 'POST',
  path: '/ops/wheels/:brand/stop',
  access: 'missions.change',
  summary: 'Stops the wheel at once; members keep their spins',
  params: z.object({ brand: brandCode }),
  body: z.object({ version: wheelVersion, reason }),
  value: z.object({ state: z.literal('stopped') }),
  refusals: ['not_found', 'changed_meanwhile', 'mission_move_impossible'],
});

const spinRow = z.object({
  id: z.uuid(),
  brand: z.string(),
  member: z.object({ id: z.uuid(), name: z.string() }),
  nonce: z.int(),
  version: z.int(),
  place: z.int(),
  prize: wheelPrize,
  cost: moneyText,
  at: moment,
});
export type SpinRow = z.infer<typeof spinRow>;

export const listSpins = list({
  path: '/ops/wheel-spins',
  access: 'missions.read',
  elsewhere: 'file',
  summary: 'Spins of members with what each gave, the latest first',
  row: spinRow,
  filters: { member: z.uuid() },
  search: true,
  sorts: ['at'],
  file: 'The same as CSV',
});
