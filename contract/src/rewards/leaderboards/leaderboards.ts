import { LEADERBOARD_SCORES } from '@lanna/rules/rewards/leaderboards/terms';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { MASKED } from '../../people/agents/agents.ts';
import { VENDOR_GROUPS } from '../../play/catalogue/catalogue.ts';

const moment = z.iso.datetime();

/** ahead: announced · open: bets count · closed: its places are reviewed · paying: the prizes go out · paid: the prizes are in the wallets. */
export const SHOWN_LEADERBOARD_STATES = ['ahead', 'open', 'closed', 'paying', 'paid'] as const;

export const placeLine = z.object({ from: z.int().min(1), to: z.int().min(1), amount: moneyText });
/** Points, or how many times the stake: a decimal number. */
export const scoreText = z.string();

export const shownLeaderboard = z.object({
  id: z.uuid(),
  title: z.string(),
  state: z.enum(SHOWN_LEADERBOARD_STATES),
  score: z.enum(LEADERBOARD_SCORES),
  /** Kinds of games that count; none: all. */
  categories: z.array(z.enum(VENDOR_GROUPS)),
  /** Bets of less do not count; null where each counts. */
  leastStake: moneyText.nullable(),
  startsAt: moment,
  endsAt: moment,
  /** When the prizes are paid, once it has closed. */
  paysAt: moment.nullable(),
  currency: z.string(),
  prizes: z.array(placeLine),
  places: z.array(
    z.object({
      place: z.int(),
      name: z.string().describe(MASKED),
      score: scoreText,
      /** What the place is paid as it stands, or was paid. */
      amount: moneyText,
      isMe: z.boolean(),
    }),
  ),
  /** The member's own place, beyond the last that is shown as well; null without a score. */
  own: z
    .object({
      /** Null: operators have taken it out. */
      place: z.int().nullable(),
      score: scoreText,
      amount: moneyText,
    })
    .nullable(),
});
export type ShownLeaderboard = z.infer<typeof shownLeaderboard>;

export const missionLeaderboard = endpoint({
  module: 'COMM3',
  access: 'player',
  limit: LIMITS.read,
  method: 'GET',
  path: '/wps/missions/leaderboard',
  summary:
    'Leaderboards with prizes, and who has claimed most mission steps this month; the first to get there ahead, names masked, own place shown',
  value: z.object({
    boards: z.array(shownLeaderboard),
    month: z.string(),
    places: z.array(
      z.object({ place: z.int(), name: z.string().describe(MASKED), claimed: z.int(), isMe: z.boolean() }),
    ),
    own: z.object({ place: z.int(), claimed: z.int() }).nullable(),
  }),
  refusals: [],
});
