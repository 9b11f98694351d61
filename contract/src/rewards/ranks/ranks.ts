import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { language } from '../../language.ts';
import { moneyText } from '../../money.ts';

const day = z.iso.date();

/** What is asked within the days that count: both, where both are more than nothing. */
export const rankAsked = z.object({ deposits: moneyText, turnover: moneyText });

/** What a level gives by what other topics hold to it. */
export const rankPrivilege = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('withdrawal'),
    /** The largest withdrawal, and what may leave in a day in all and how often. */
    largest: moneyText,
    dayAmount: moneyText,
    dayCount: z.int(),
  }),
  /** Ways to deposit that are open from this level on. */
  z.object({ kind: z.literal('deposit_channels'), names: z.array(z.string()).min(1) }),
]);
export type RankPrivilege = z.infer<typeof rankPrivilege>;

const shownLevel = z.object({
  level: z.int(),
  name: z.string(),
  /** Of the name, for `lang`. */
  language,
  reach: rankAsked,
  keep: rankAsked,
  /** Hundred-thousandths of turnover that are added to each rate of cashback. */
  cashbackExtra: z.int(),
  /** A channel of customer service of its own. */
  ownService: z.boolean(),
  privileges: z.array(rankPrivilege),
});
export type ShownRankLevel = z.infer<typeof shownLevel>;

export const rankLevels = endpoint({
  method: 'GET',
  path: '/wps/ranks',
  module: 'COMM3',
  access: 'anyone',
  summary:
    'The ranks of the brand: what each asks, what keeps it, what it gives. Empty where the brand has none',
  value: z.object({
    currency: z.string(),
    /** How many days count, the last of them yesterday. */
    days: z.int(),
    /** Above this level the identity must be approved. */
    identityAbove: z.int(),
    /** The brand gives cashback, to which a level may add. */
    cashback: z.boolean(),
    /** From 0 on. */
    levels: z.array(shownLevel),
    /** The day from which on other levels hold that are set already; null where none are. */
    changesOn: day.nullable(),
  }),
  refusals: [],
  limit: LIMITS.read,
});

/** rise, fall: by a review · case: after an operator had looked · by_hand: set by operators. */
export const RANK_CAUSES = ['rise', 'fall', 'case', 'by_hand'] as const;

export const playerRankProgress = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  module: 'COMM3',
  access: 'player',
  summary: 'Where the member stands: the rank, the figures that count towards the next, and what holds it',
  value: z.object({
    today: day,
    level: z.int(),
    /** Days that count, both included. */
    from: day,
    to: day,
    figures: rankAsked,
    /** The first day on which the level can change again; null: now. */
    movesFrom: day.nullable(),
    /** The last day of a level that operators have set. */
    heldUntil: day.nullable(),
    identified: z.boolean(),
    /** What holds a rise back until an operator has looked. */
    heldBack: z.enum(['limit', 'time_out']).nullable(),
    /** An operator is looking at a rise. */
    caseOpen: z.boolean(),
    /** The latest first. */
    moves: z.array(
      z.object({
        id: z.uuid(),
        at: z.iso.datetime(),
        from: z.int(),
        to: z.int(),
        cause: z.enum(RANK_CAUSES),
      }),
    ),
  }),
  refusals: [],
  limit: LIMITS.read,
});
