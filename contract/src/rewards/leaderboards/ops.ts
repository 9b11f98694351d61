import { LEADERBOARD_SCORES, PLACES_MOST } from '@lanna/rules/rewards/leaderboards/terms';
import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { VENDOR_GROUPS } from '../../play/catalogue/catalogue.ts';
import { scoreText } from './leaderboards.ts';

export const OPS_LEADERBOARD_STATES = ['draft', 'published', 'closed', 'paying', 'ended', 'stopped'] as const;
export const LEADERBOARD_PRIZE_STATES = ['waiting', 'paid', 'passed'] as const;
export const LEADERBOARD_TITLE_MAX = 120;
const moment = z.iso.datetime();
const edit = z.int().min(1);
const byId = z.object({ id: z.uuid() });
const member = z.object({ id: z.uuid(), name: z.string() });

const form = {
  title: localTextShape(LEADERBOARD_TITLE_MAX),
  score: z.enum(LEADERBOARD_SCORES),
  /** None: all kinds of games count. */
  categories: z.array(z.enum(VENDOR_GROUPS)).max(VENDOR_GROUPS.length),
  /** Of multiples alone. */
  leastStake: moneyText.nullable(),
  startsAt: moment,
  endsAt: moment,
  prizes: z
    .array(z.object({ count: z.int().min(1).max(PLACES_MOST), amount: moneyText }))
    .min(1)
    .max(20),
};

const row = z.object({
  id: z.uuid(),
  brand: z.string(),
  state: z.enum(OPS_LEADERBOARD_STATES),
  edit,
  ...form,
  /** When its places are fixed and paid; null before it has closed. */
  paysAt: moment.nullable(),
  pool: moneyText,
  paid: moneyText,
  returned: moneyText,
  /** Members with a score. */
  members: z.int(),
  madeAt: moment,
  madeBy: z.string(),
});
export type LeaderboardRow = z.infer<typeof row>;

export const listLeaderboards = list({
  path: '/ops/leaderboards',
  access: 'leaderboards.read',
  summary: 'Leaderboards of brands with what was planned and what was paid, the last made first',
  row,
  choices: { state: OPS_LEADERBOARD_STATES },
  sorts: ['madeAt', 'startsAt'],
  file: 'The same as CSV',
});

const place = z.object({
  place: z.int(),
  member,
  score: scoreText,
  reachedAt: moment,
  /** As the places stand now. */
  amount: moneyText,
  /** That it is taken out was proposed and is not decided. */
  isQuestioned: z.boolean(),
});

export const showOpsLeaderboard = opsEndpoint({
  method: 'GET',
  path: '/ops/leaderboards/:id',
  access: 'leaderboards.read',
  summary: 'A leaderboard whole: its places as they stand, and who was taken out',
  params: byId,
  value: row.extend({
    closedAt: moment.nullable(),
    endedAt: moment.nullable(),
    places: z.array(place),
    removed: z.array(z.object({ member, score: scoreText, reason: z.string(), at: moment, by: z.string() })),
  }),
  refusals: ['not_found'],
});

export const makeLeaderboard = opsEndpoint({
  method: 'POST',
  path: '/ops/leaderboards',
  access: 'leaderboards.change',
  summary: 'Writes a leaderboard down as a draft: no member sees it, and no money moves',
  body: z.object({ brand: brandCode, ...form, reason }),
  value: z.object({ id: z.uuid() }),
  refusals: ['not_found', 'leaderboard_terms_impossible'],
});

const CHANGING = ['not_found', 'changed_meanwhile', 'leaderboard_move_impossible'] as const;

export const changeLeaderboard = opsEndpoint({
  method: 'PUT',
  path: '/ops/leaderboards/:id',
  access: 'leaderboards.change',
  summary: 'Changes a draft; what was published stays as members have seen it',
  params: byId,
  body: z.object({ edit, ...form, reason }),
  value: z.object({ edit }),
  refusals: [...CHANGING, 'leaderboard_terms_impossible'],
});

export const publishLeaderboard = opsEndpoint({
  method: 'POST',
  path: '/ops/leaderboards/:id/publication',
  access: 'leaderboards.change',
  summary: 'Proposes to put the prizes into a pool and announce the leaderboard; a second operator publishes',
  params: byId,
  body: z.object({ edit, reason }),
  value: z.object({ proposal: z.uuid().nullable() }),
  /** `leaderboard_terms_impossible`: it would have begun before members could see it, or compares points where the brand gives none. */
  refusals: [...CHANGING, 'leaderboard_terms_impossible', 'leaderboards_full'],
});

export const stopLeaderboard = opsEndpoint({
  method: 'POST',
  path: '/ops/leaderboards/:id/stop',
  access: 'leaderboards.change',
  summary: 'Stops a leaderboard that has not closed: no place is paid, and its prizes go back to the brand',
  params: byId,
  body: z.object({ edit, reason }),
  value: z.object({ state: z.enum(OPS_LEADERBOARD_STATES) }),
  refusals: CHANGING,
});

export const takeOutPlace = opsEndpoint({
  method: 'POST',
  path: '/ops/leaderboards/:id/removals',
  access: 'leaderboards.change',
  summary:
    'Proposes to take a member out of a leaderboard; prizes wait until a second operator has decided, and who comes after moves up',
  params: byId,
  body: z.object({ member: z.uuid(), reason }),
  value: z.object({ proposal: z.uuid().nullable() }),
  /** `leaderboard_move_impossible`: it has not begun, its review is over, or the member is taken out already. */
  refusals: ['not_found', 'leaderboard_move_impossible'],
});

const prize = z.object({
  id: z.uuid(),
  brand: z.string(),
  leaderboard: z.uuid(),
  title: localTextShape(LEADERBOARD_TITLE_MAX),
  member,
  place: z.int(),
  score: scoreText,
  reachedAt: moment,
  amount: moneyText,
  state: z.enum(LEADERBOARD_PRIZE_STATES),
  fixedAt: moment,
  paidAt: moment.nullable(),
});
export type LeaderboardPrizeRow = z.infer<typeof prize>;

export const listLeaderboardPrizes = list({
  path: '/ops/leaderboard-prizes',
  access: 'leaderboards.read',
  elsewhere: 'file',
  summary: 'Places that were fixed: who was paid what, and for which score',
  row: prize,
  choices: { state: LEADERBOARD_PRIZE_STATES },
  filters: { member: z.uuid(), leaderboard: z.uuid() },
  /** How the member's user name begins. */
  search: true,
  sorts: ['fixedAt'],
  file: 'The same as CSV',
});
