import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { rateCategory } from '../../people/agents/rates.ts';
import { given } from '../../query.ts';
import { position, positionChange, SHEET_PERIODS, someBounds } from './positions.ts';
import { sheetLine } from './sheets.ts';

/** Positions of lines and their sheets, as operators see them. */

const person = z.object({ id: z.uuid(), name: z.string() });
const moment = z.iso.datetime();

export const sheetRow = z.object({
  id: z.uuid(),
  brand: z.string(),
  lower: person,
  /** Null: the brand. */
  upper: person.nullable(),
  period: z.enum(SHEET_PERIODS),
  from: z.iso.date(),
  to: z.iso.date(),
  /** What the lower side owes the upper; below zero: what it gets. */
  amount: moneyText,
  currency: z.string(),
  issuedAt: moment,
  state: z.enum(['open', 'half', 'settled']),
  lowerSettledAt: moment.nullable(),
  upperSettledAt: moment.nullable(),
  upperSettledBy: z.string().nullable(),
});
export type SheetRow = z.infer<typeof sheetRow>;

export const listOpsSheets = list({
  path: '/ops/sheets',
  access: 'positions.read',
  summary: 'Sheets by which lines settle',
  row: sheetRow,
  choices: {
    /** half: one side alone has said so. */
    state: ['open', 'half', 'settled'],
    with: ['brand', 'agent'],
  },
  filters: { member: z.uuid() },
  /** The name of the lower side, or the whole id of a sheet. */
  search: true,
  days: true,
  sorts: ['to', 'amount'],
  file: 'All sheets that match',
});

const ofSheet = z.object({ id: z.uuid() });

export const showOpsSheet = opsEndpoint({
  method: 'GET',
  path: '/ops/sheets/:id',
  access: 'positions.read',
  summary: 'One sheet, line by line',
  params: ofSheet,
  value: z.object({ sheet: sheetRow, lines: z.array(sheetLine) }),
  refusals: ['not_found'],
});

export const settleForBrand = opsEndpoint({
  method: 'POST',
  path: '/ops/sheets/:id/settle',
  access: 'positions.write',
  summary:
    'Says for the brand that a sheet with an agent at the top is settled; again is no different. No money moves',
  params: ofSheet,
  body: z.object({ reason }),
  value: z.object({ sheet: sheetRow }),
  refusals: ['not_found', 'sheet_unknown'],
});

const ofMember = z.object({ id: z.uuid() });

export const linePositions = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/positions',
  access: 'positions.read',
  summary: 'What each agent of a member’s line holds, from the member upwards; the rest is the brand’s',
  params: ofMember,
  value: z.object({
    reckoned: z.object({ period: z.enum(SHEET_PERIODS), fromDay: z.iso.date() }).nullable(),
    nextDay: z.iso.date(),
    /** The member is an agent under no other: the brand says what it may hold. */
    isTop: z.boolean(),
    /** The member, where it is an agent, then those above it. */
    line: z.array(z.object({ ...person.shape, positions: z.array(position) })),
    /** What is left for the brand of a member directly below the first. */
    brand: z.array(z.object({ category: rateCategory, today: z.int(), tomorrow: z.int() })),
    history: z.array(positionChange),
  }),
  refusals: ['not_found'],
});

export const giveBounds = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/positions',
  access: 'positions.write',
  summary:
    'Says the least and the most an agent at the top holds, from the next day on; more is proposed to a second operator',
  params: ofMember,
  body: z.object({ bounds: someBounds, reason }),
  value: z.object({
    fromDay: z.iso.date(),
    changed: z.array(rateCategory),
    proposal: z.string().nullable(),
  }),
  refusals: [
    'not_found',
    'positions_off',
    'position_no_agent',
    'position_not_top',
    'position_changed_today',
    'position_over_whole',
  ],
});

export const positionSettings = opsEndpoint({
  method: 'GET',
  path: '/ops/position-settings',
  access: 'positions.read',
  summary: 'Which brands reckon by positions, and whether their sheets are of days or weeks',
  query: z.object({ brand: given(brandCode) }),
  value: z.array(
    z.object({
      brand: z.string(),
      /** Null: not yet. */
      period: z.enum(SHEET_PERIODS).nullable(),
      fromDay: z.iso.date().nullable(),
      version: z.int(),
    }),
  ),
  refusals: [],
});

export const changePositionSettings = opsEndpoint({
  method: 'PUT',
  path: '/ops/position-settings/:brand',
  access: 'positions.write',
  summary:
    'Lets a brand reckon by positions from tomorrow on, or its sheets be of days or weeks from the next one on',
  params: z.object({ brand: brandCode }),
  body: z.object({ period: z.enum(SHEET_PERIODS), version: z.int(), reason }),
  value: z.object({ version: z.int() }),
  refusals: ['not_found', 'changed_meanwhile'],
});
