import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { rateCategory } from '../../people/agents/rates.ts';
import { countGiven, given } from '../../query.ts';
import { SHEET_PERIODS } from './positions.ts';

/** Sheets by which a line settles: who owes whom for a day or a week. They move no money. */

/** upline: with the one above · downline: with those directly below. */
export const SHEET_SIDES = ['upline', 'downline'] as const;
export type SheetSide = (typeof SHEET_SIDES)[number];

const day = z.iso.date();
const moment = z.iso.datetime();

export const sheet = z.object({
  id: z.uuid(),
  side: z.enum(SHEET_SIDES),
  /** Whole for the agent directly above, else masked; null: the brand. */
  other: z.string().nullable(),
  period: z.enum(SHEET_PERIODS),
  from: day,
  to: day,
  /** Never below nothing. */
  amount: moneyText,
  /** What the reader does: pays the other side, receives, or neither. */
  way: z.enum(['pay', 'receive', 'even']),
  issuedAt: moment,
  /** When each side said that it is settled. */
  ownSettledAt: moment.nullable(),
  otherSettledAt: moment.nullable(),
});
export type Sheet = z.infer<typeof sheet>;

export const sheetLine = z.object({
  day,
  category: rateCategory,
  /** What has changed of a day that was in a sheet before. */
  isCorrection: z.boolean(),
  /** What members left with the house: stakes less payouts. */
  result: moneyText,
  /** Of it what is held below. */
  below: moneyText,
  /** The rest: what the lower side owes the upper. */
  owed: moneyText,
  /** Of that what the upper side holds; null for the lower side. */
  held: moneyText.nullable(),
});
export type SheetLine = z.infer<typeof sheetLine>;

export const listSheets = endpoint({
  method: 'GET',
  path: '/wps/sheets',
  module: 'COMM3',
  access: 'player',
  summary: 'Sheets with the upline or with those directly below, newest days first',
  query: z.object({
    side: z.enum(SHEET_SIDES),
    /** open: at least one side has not said that it is settled. */
    state: given(z.enum(['open', 'settled'])),
    from: given(day),
    to: given(day),
    after: given(z.string().max(200)),
    pageSize: countGiven(100, 20),
  }),
  value: z.object({ list: z.array(sheet), next: z.string().nullable() }),
  refusals: [],
  limit: LIMITS.read,
});

const ofSheet = z.object({ id: z.uuid() });

export const showSheet = endpoint({
  method: 'GET',
  path: '/wps/sheets/:id',
  module: 'COMM3',
  access: 'player',
  summary: 'A sheet of the account, line by line',
  params: ofSheet,
  value: z.object({ sheet, lines: z.array(sheetLine) }),
  refusals: ['sheet_unknown'],
  limit: LIMITS.read,
});

export const settleSheet = endpoint({
  method: 'POST',
  path: '/wps/sheets/:id/settle',
  module: 'COMM3',
  access: 'player',
  summary: 'Says for the own side that a sheet is settled; again is no different. No money moves',
  params: ofSheet,
  value: z.object({ sheet }),
  refusals: ['sheet_unknown'],
  limit: LIMITS.write,
});
