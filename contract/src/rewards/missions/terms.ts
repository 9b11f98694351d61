import { MISSION_REPEATS, PROFILE_FACTS, STEPS_MOST } from '@lanna/rules/rewards/missions/terms';
import { FIELDS_LEAST, FIELDS_MOST } from '@lanna/rules/rewards/missions/wheel';
import { TICKETS_MOST } from '@lanna/rules/rewards/raffles/terms';
import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { moneyText } from '../../money.ts';
import { VENDOR_GROUPS } from '../../play/catalogue/catalogue.ts';
import { BONUS_NAME_MAX } from '../bonuses/terms.ts';

export const MISSION_NAME_MAX = 80;
export const FIELD_NAME_MAX = 40;

const count = z.int().min(1).max(100_000);
/** Empty: any kind of game. */
const categories = z.array(z.enum(VENDOR_GROUPS)).max(VENDOR_GROUPS.length);

export const missionTrigger = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('turnover'), categories, amount: moneyText }),
  z.object({ kind: z.literal('rounds'), categories, count }),
  z.object({ kind: z.literal('games'), categories, count }),
  z.object({ kind: z.literal('slips'), categories, count }),
  z.object({ kind: z.literal('multiple'), categories, count, multiple: z.int().min(2).max(10_000) }),
  z.object({ kind: z.literal('steps'), count, legs: z.int().min(2).max(20) }),
  z.object({ kind: z.literal('check_in') }),
  z.object({ kind: z.literal('profile'), fact: z.enum(PROFILE_FACTS) }),
]);

const cash = z.object({ kind: z.literal('cash'), amount: moneyText });
const bonus = z.object({
  kind: z.literal('bonus'),
  amount: moneyText,
  /** The turnover it asks for, as a multiple of itself. */
  times: z.int().min(0).max(40),
  days: z.int().min(1).max(30),
});

export const missionReward = z.discriminatedUnion('kind', [
  cash,
  bonus,
  /** In points. */
  z.object({ kind: z.literal('points'), amount: moneyText }),
  z.object({ kind: z.literal('spins'), count: z.int().min(1).max(5) }),
  /** Of the raffle that takes tickets when the reward is claimed. */
  z.object({ kind: z.literal('tickets'), count: z.int().min(1).max(TICKETS_MOST) }),
  /** A bonus offer that is given as a reward alone. The name that is kept is the offer's. */
  z.object({ kind: z.literal('offer'), offerId: z.uuid(), name: localTextShape(BONUS_NAME_MAX) }),
]);

export const missionTerms = z.object({
  name: localTextShape(MISSION_NAME_MAX),
  repeat: z.enum(MISSION_REPEATS),
  leastRank: z.int().min(0).max(10),
  audience: z
    .object({
      registeredSince: z.iso.datetime().nullable(),
      label: z.string().trim().min(1).max(40).nullable(),
      agent: z.string().trim().min(1).max(40).nullable(),
    })
    .nullable()
    .optional(),
  steps: z
    .array(z.object({ trigger: missionTrigger, reward: missionReward }))
    .min(1)
    .max(STEPS_MOST),
});

export const wheelPrize = z.discriminatedUnion('kind', [z.object({ kind: z.literal('empty') }), cash, bonus]);

export const wheelFields = z
  .array(
    z.object({
      name: localTextShape(FIELD_NAME_MAX),
      prize: wheelPrize,
      weight: z.int().min(1).max(1_000_000),
    }),
  )
  .min(FIELDS_LEAST)
  .max(FIELDS_MOST);
