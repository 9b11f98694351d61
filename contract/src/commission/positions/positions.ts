import { WHOLE_RATE } from '@lanna/rules/commission/contracts/rate';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { IN_LINE } from '../../people/agents/agents.ts';
import { rateCategory } from '../../people/agents/rates.ts';
import { countGiven, given } from '../../query.ts';

/** Which share of members' net results each agent of a line holds. */

/** In hundred-thousandths of a member's net result: 25 000 is 25 %. */
export const share = z.int().min(0).max(WHOLE_RATE);
const bound = z.object({ least: share, most: share }).refine(({ least, most }) => least <= most, {
  path: ['most'],
  message: 'must not be below the least',
  params: { rule: 'bounds' },
});
/** What is left out stays as it is. */
export const someShares = z.partialRecord(rateCategory, share);
export const someBounds = z.partialRecord(rateCategory, bound);
export type SomeShares = z.infer<typeof someShares>;
export type SomeBounds = z.infer<typeof someBounds>;

export const SHEET_PERIODS = ['day', 'week'] as const;
export type SheetPeriod = (typeof SHEET_PERIODS)[number];

/** Of one category. */
export const position = z.object({
  category: rateCategory,
  /** What is held today, and from tomorrow. */
  today: share,
  tomorrow: share,
  /** Within these, from tomorrow. */
  least: share,
  most: share,
  /** What was last chosen, where that is held down or up by the bounds. */
  chosen: share.nullable(),
});
export type Position = z.infer<typeof position>;

export const positionChange = z.object({
  fromDay: z.iso.date(),
  category: rateCategory,
  /** What the agent chose; null where bounds were given. */
  share: share.nullable(),
  least: share.nullable(),
  most: share.nullable(),
  setAt: z.iso.datetime(),
});
export type PositionChange = z.infer<typeof positionChange>;

export const ownPositions = endpoint({
  method: 'GET',
  path: '/wps/agent/positions',
  module: 'COMM3',
  access: 'agent',
  summary:
    'What the agent holds of each kind of game, today and from tomorrow, and what the upline lets it hold',
  value: z.object({
    /** Null: the brand does not reckon by positions. */
    reckoned: z.object({ period: z.enum(SHEET_PERIODS), fromDay: z.iso.date() }).nullable(),
    /** The day from which a change of now counts. */
    nextDay: z.iso.date(),
    /** Who lets the agent hold: the brand at the top of a line. */
    above: z.enum(['brand', 'agent']),
    positions: z.array(position),
    /** Newest first, a hundred at most. */
    history: z.array(positionChange),
  }),
  refusals: [],
  limit: LIMITS.read,
});

/**
 * The same again changes nothing. `position_outside` {category, least, most}; `position_over_whole` {category, room}: what would fit;
 * `position_changed_today` {category}.
 */
export const choosePositions = endpoint({
  method: 'POST',
  path: '/wps/agent/positions',
  module: 'COMM3',
  access: 'agent',
  summary: 'Holds other shares from the next day on, within what the upline lets the agent hold',
  body: z.object({ shares: someShares }),
  value: z.object({ fromDay: z.iso.date(), changed: z.array(rateCategory) }),
  refusals: [
    'positions_off',
    'position_outside',
    'position_changed_today',
    'position_over_whole',
    'agent_frozen',
  ],
  limit: LIMITS.write,
});

export const positionsBelow = endpoint({
  method: 'GET',
  path: '/wps/agent/positions/below',
  module: 'COMM3',
  access: 'agent',
  summary: 'What the agents directly below hold, and what they are let hold, by name',
  query: z.object({
    /** `next` of the page before. */
    after: given(z.string().max(200)),
    pageSize: countGiven(50, 20),
  }),
  value: z.object({
    list: z.array(
      z.object({ id: z.uuid(), account: z.string().describe(IN_LINE), positions: z.array(position) }),
    ),
    next: z.string().nullable(),
  }),
  refusals: [],
  limit: LIMITS.read,
});
export type BelowPositions = z.infer<typeof positionsBelow.value>['list'][number];

/** The same again changes nothing. Details of refusals are those of `choosePositions`. */
export const boundPositions = endpoint({
  method: 'POST',
  path: '/wps/agent/positions/below/:id',
  module: 'COMM3',
  access: 'agent',
  summary: 'Says the least and the most an agent directly below holds, from the next day on',
  params: z.object({ id: z.uuid() }),
  body: z.object({ bounds: someBounds }),
  value: z.object({ fromDay: z.iso.date(), changed: z.array(rateCategory) }),
  refusals: [
    'member_unknown',
    'line_not_direct',
    'affiliate_only_invites',
    'agent_frozen',
    'positions_off',
    'position_no_agent',
    'position_changed_today',
    'position_over_whole',
  ],
  limit: LIMITS.write,
});
